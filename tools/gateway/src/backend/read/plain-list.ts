/** A condition on a column; `value` is compared as text that the database reads in the column's type. */
export interface Condition {
  readonly column: string;
  readonly operator: '=' | '>=' | '>' | '<=' | '<' | 'is null' | 'is not null';
  readonly value?: string;
}

/** One step of an order. */
export interface Step {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  readonly nulls: 'first' | 'last';
}

/** A list as the app asks for it: whole rows under conditions that all hold, in order, up to a number. */
export interface PlainList {
  readonly conditions: readonly Condition[];
  readonly order: readonly Step[];
  readonly limit: number;
}

/** The most rows of an answer, here as in the library. */
export const MAX_ROWS = 1000;

const operators = { eq: '=', gte: '>=', gt: '>', lte: '<=', lt: '<' } as const;
const comparison = /^(eq|gte|gt|lte|lt)\.([\w:.+-]{1,64})$/;
const step = /^([a-z_]+)\.(asc|desc)(?:\.nulls(first|last))?$/;
const name = /^[a-z_]+$/;

function readCondition(column: string, text: string): Condition | null {
  if (text === 'is.null') return { column, operator: 'is null' };
  if (text === 'not.is.null') return { column, operator: 'is not null' };
  const [, operator, value] = comparison.exec(text) ?? [];
  if (value === undefined || value === 'null') return null;
  return { column, operator: operators[operator as keyof typeof operators], value };
}

function readOrder(text: string): Step[] | null {
  const steps: Step[] = [];
  for (const part of text.split(',')) {
    const [, column, direction, nulls] = step.exec(part) ?? [];
    if (column === undefined) return null;
    const descends = direction === 'desc';
    steps.push({
      column,
      direction: descends ? 'desc' : 'asc',
      nulls: (nulls as Step['nulls'] | undefined) ?? (descends ? 'first' : 'last'),
    });
  }
  return steps;
}

/** Reads the query of a list; null where there is anything in it that is not written down here. */
export function readPlainList(search: string): PlainList | null {
  const conditions: Condition[] = [];
  const once = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(search)) {
    if (key === 'select' || key === 'order' || key === 'limit') {
      if (once.has(key)) return null;
      once.set(key, value);
      continue;
    }
    const condition = name.test(key) ? readCondition(key, value) : null;
    if (!condition) return null;
    conditions.push(condition);
  }
  const order = readOrder(once.get('order') ?? '');
  const limit = once.get('limit') ?? '';
  if (once.get('select') !== '*' || !order || !/^[1-9]\d{0,3}$/.test(limit)) return null;
  return Number(limit) > MAX_ROWS ? null : { conditions, order, limit: Number(limit) };
}
