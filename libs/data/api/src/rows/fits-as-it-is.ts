type Fits = (value: unknown) => boolean;

/** What zod tells of a schema to those who build on it. */
interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly checks?: readonly unknown[];
  /** A number or a text of a kind, such as a whole number, is a check itself. */
  readonly check?: string;
  readonly catchall?: unknown;
  readonly coerce?: boolean;
}

interface Schema {
  readonly _zod?: { readonly def: Definition };
  readonly '~standard': { readonly validate: (value: unknown) => unknown };
}

const isText: Fits = (value) => typeof value === 'string';
const isFlag: Fits = (value) => typeof value === 'boolean';

/** Whether a value of a plain kind fits; undefined where only the schema itself can tell. */
function plainFits(schema: Schema): Fits | undefined {
  const def = schema._zod?.def;
  if (!def || def.checks?.length || def.check || def.coerce) return undefined;
  const { type, entries } = def;
  if (type === 'string') return isText;
  if (type === 'number') return Number.isFinite;
  if (type === 'boolean') return isFlag;
  if (type === 'enum' && entries) {
    const values = Object.values(entries);
    return values.every(isText) ? (value) => values.includes(value) : undefined;
  }
  const inner = def.innerType ?? def.element;
  const fits = inner && plainFits(inner);
  if (!fits) return undefined;
  if (type === 'catch') return fits;
  if (type === 'nullable') return (value) => value === null || fits(value);
  if (type === 'optional') return (value) => value === undefined || fits(value);
  if (type === 'array') return (value) => Array.isArray(value) && value.every(fits);
  return undefined;
}

/** Whether the schema of a field answers with the very value it was given. */
function unchangedBy(schema: Schema): Fits {
  return (value) => {
    const verdict = schema['~standard'].validate(value) as { readonly value?: unknown };
    return 'value' in verdict && verdict.value === value;
  };
}

/**
 * Tells of a row, several times faster than its schema, that the schema would take it and change nothing. What it
 * denies may still fit. Undefined for a schema that is not zod's, or not one of a row.
 */
export function fitsAsItIs(schema: object): Fits | undefined {
  const { def } = (schema as Schema)._zod ?? {};
  if (!def?.shape || def.checks?.length || def.catchall) return undefined;
  const fields = Object.entries(def.shape).map(
    ([name, field]) => [name, plainFits(field) ?? unchangedBy(field)] as const,
  );
  return (row) =>
    typeof row === 'object' &&
    row !== null &&
    fields.every(([name, fits]) => fits((row as Readonly<Record<string, unknown>>)[name]));
}
