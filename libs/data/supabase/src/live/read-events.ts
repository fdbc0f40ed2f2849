/** One server-sent event. */
export interface ServerEvent {
  readonly name: string;
  readonly data: unknown;
}

function field(lines: readonly string[], name: string): string | undefined {
  return lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
}

function readEvent(block: string): ServerEvent | null {
  const lines = block.split('\n');
  const data = field(lines, 'data');
  if (data === undefined) return null;
  return { name: field(lines, 'event') ?? 'change', data: JSON.parse(data) as unknown };
}

/** Makes of the pieces of a stream its events, wherever the pieces are cut. */
export function createEventReader(): (piece: string) => readonly ServerEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(readEvent).filter((event) => event !== null);
  };
}
