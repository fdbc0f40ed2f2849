import { readSurface, sharedLibraries } from './read-surface';
import { CONTRACT, readReport, readVersions } from './recorded';
import { formatReport, parseReport } from './report';

const HINT =
  'What this library shows has changed. Run `npm run api`, which raises its version, and commit the report.';

describe.each(sharedLibraries)('%s', (library) => {
  const report = readReport(library);
  const { version } = parseReport(report);

  it('shows what its report says', () => {
    const now = formatReport(library, version, readSurface(library));
    expect({ hint: HINT, report: now }).toEqual({ hint: HINT, report });
  });

  it('has one version, wherever it is written', () => {
    for (const [place, written] of Object.entries(readVersions(library))) {
      expect([place, written]).toEqual([place, version]);
    }
    expect(version).toMatch(/^[1-9]\d*\.\d+\.0$/);
  });
});

it('the contract is among them', () => {
  expect(sharedLibraries).toContain(CONTRACT);
});
