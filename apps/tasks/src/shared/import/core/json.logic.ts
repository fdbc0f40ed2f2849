import { isDayKey } from '@plainday/domain-calendar';

/** Any value of a JSON file; nothing is known of it. */
export type Json = Readonly<Record<string, unknown>>;

/** An object, or an empty one. */
export const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** The objects of a list; none where there is no list. */
export const listOf = (value: unknown): readonly Json[] =>
  Array.isArray(value)
    ? value.filter((one) => typeof one === 'object' && one !== null && !Array.isArray(one))
    : [];

/** A text, or a number as one; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** True for `true` and for 1, as older exports write it. */
export const isYes = (value: unknown): boolean => value === true || value === 1;

/** Line ends are `\n` in its texts too; what only looks like one, as in `C:\\\\root`, stays. */
const withPlainEnds = (text: string): string =>
  text.includes('\\r')
    ? text.replace(/\\(?:r\\n|[\s\S])/g, (sign) => (sign.startsWith('\\r') ? '\\n' : sign))
    : text;

/** A JSON file; null for a text that is none. */
export function parseJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.parse(withPlainEnds(text)) as unknown;
  } catch {
    return null;
  }
}

/** The entities of a list, or of an object by id as stores write them. */
export const entitiesOf = (value: unknown): readonly Json[] => {
  const { ids, entities } = asObject(value);
  const all = asObject(entities);
  const order = Array.isArray(ids) ? ids.map(textOf) : Object.keys(all);
  return order.map((id) => asObject(all[id])).filter((one) => textOf(one['id']) !== '');
};

const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Browsers make some day of any words, and the third of March of the 31st of February. */
function instantIn(text: string): number {
  const [, day = '', time = '00:00', zone = 'Z'] = MOMENT.exec(text.trim()) ?? [];
  return isDayKey(day)
    ? Date.parse(`${day}T${time}${zone.toUpperCase().replace(/(\d{2})(\d{2})$/, '$1:$2')}`)
    : NaN;
}

/** A moment as epoch milliseconds: a number of them, or as ISO writes it with its zone. Null for anything else. */
export function momentIn(value: unknown): number | null {
  const at = typeof value === 'number' ? value : instantIn(textOf(value));
  return Number.isFinite(at) && Math.abs(at) < 8.64e15 ? at : null;
}

/** The texts of a list of texts, or of objects that have one under a name. */
export const textsOf = (value: unknown, name = 'name'): readonly string[] =>
  (Array.isArray(value) ? value : [])
    .map((one: unknown) => textOf(typeof one === 'object' ? asObject(one)[name] : one).trim())
    .filter(Boolean);
