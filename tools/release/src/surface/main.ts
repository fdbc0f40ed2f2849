import { parseArgs } from 'node:util';
import { compareSurfaces, nextVersion } from './compare';
import { readSurface, sharedLibraries } from './read-surface';
import { readCommittedReport, readReport, record } from './recorded';
import { formatReport, parseReport } from './report';

const usage = `Usage:
  npm run api                       records what shared libraries show, and raises their versions
  npm run api -- --major <library>  raises this one to a new major: remotes built before cannot live with it
  npm run api -- --minor <library>  raises this one by a minor, although something is gone that nobody used`;

const { values } = parseArgs({
  options: {
    major: { type: 'string', multiple: true, default: [] },
    minor: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
});

const isNamed = (names: readonly string[], library: string) =>
  names.some((name) => library === name || library === `@plainday/${name}`);

function update(library: string): string | null {
  const surface = readSurface(library);
  const committed = parseReport(readCommittedReport(library));
  const before = readReport(library);
  const difference = compareSurfaces(committed.surface, surface);
  const wanted = isNamed(values.major, library) ? 'major' : null;
  const step = wanted ?? (isNamed(values.minor, library) ? 'minor' : difference.step);
  const isFirst = committed.version === '0.0.0';
  const version = isFirst
    ? '1.0.0'
    : step === 'none'
      ? committed.version
      : nextVersion(committed.version, step);
  const report = formatReport(library, version, surface);
  record(library, version, report);
  if (report === before) return null;
  const gone = difference.removed.length > 0 ? ` Gone: ${difference.removed.join(', ')}.` : '';
  return `${library} ${isFirst ? 'is' : `${committed.version} →`} ${version}.${isFirst ? '' : gone}`;
}

if (values.help) process.stdout.write(`${usage}\n`);
else {
  const lines = sharedLibraries.flatMap((library) => update(library) ?? []);
  process.stdout.write(`${lines.join('\n') || 'Every report is up to date.'}\n`);
}
