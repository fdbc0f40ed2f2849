import type { Surface } from './read-surface';

const BEHIND = '# What these lean on';

/** A library's report: its version, its exports by name, and what they lean on. Made to be read in a diff. */
export function formatReport(library: string, version: string, surface: Surface): string {
  const entries = (part: ReadonlyMap<string, string>) =>
    [...part].map(([name, text]) => `${name}\n${text.replaceAll(/^/gm, '    ')}\n`);
  return [
    `# ${library} ${version}`,
    '# What remotes are built against. Written by `npm run api`, not by hand.',
    '',
    ...entries(surface.exports),
    BEHIND,
    '',
    ...entries(surface.behind),
  ].join('\n');
}

function parseEntries(lines: readonly string[]): Map<string, string> {
  const entries = new Map<string, string>();
  let name = '';
  for (const line of lines) {
    if (line.startsWith('    ')) {
      const before = entries.get(name);
      entries.set(name, before === undefined ? line.slice(4) : `${before}\n${line.slice(4)}`);
    } else if (line !== '' && !line.startsWith('#')) name = line;
  }
  return entries;
}

/** Reads a report back. */
export function parseReport(text: string): { version: string; surface: Surface } {
  const lines = text.split('\n');
  const [, version = '0.0.0'] = /^# \S+ (\S+)$/.exec(lines[0] ?? '') ?? [];
  const border = lines.indexOf(BEHIND);
  return {
    version,
    surface: {
      exports: parseEntries(lines.slice(0, border)),
      behind: parseEntries(lines.slice(border)),
    },
  };
}
