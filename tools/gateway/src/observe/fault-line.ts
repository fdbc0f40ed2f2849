/** Names and values of one line, in order. */
export type Fields = Readonly<Record<string, string | number | undefined>>;

const MAX_VALUE = 160;

function written(value: string | number): string {
  const text = String(value)
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, MAX_VALUE);
  return /^[\w./:@+-]+$/.test(text) ? text : JSON.stringify(text);
}

/** `fault=request id=… code=…`: one line that people read and machines take apart (logfmt). */
export function fieldLine(fields: Fields): string {
  return Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${written(value)}`]))
    .join(' ');
}
