import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');
const SETTINGS = { compilerOptions: { strict: true, target: 'es2022', types: [] } };
const SAVE = 'export const save = async (): Promise<void> => undefined;\n';

/** What a file says after `save`, and the one rule it breaks (null: none). */
const CASES: [code: string, rule: string | null][] = [
  ['save();', 'no-floating-promises'],
  ['void save();', null],
  ['if (save()) throw new Error();', 'no-misused-promises'],
  ['[1].forEach(async () => save());', 'no-misused-promises'],
  ['export const got = async (n: number) => await n;', 'await-thenable'],
  [
    "export function a(k: 'a' | 'b'): void {\n  switch (k) {\n    case 'a':\n  }\n}",
    'switch-exhaustiveness-check',
  ],
];

interface Report {
  diagnostics: { code: string; filename: string; severity: string }[];
}

test('what only types can tell is linted, with the settings of the repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plainday-typed-rules-'));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
    CASES.forEach(([code], at) => {
      writeFileSync(join(folder, `case-${at}.ts`), `${SAVE}${code}\n`);
    });
    const args = [OXLINT, '--type-aware', '-c', join(ROOT, '.oxlintrc.json'), '-f', 'json', '.'];
    const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect(run.status).toBe(1);

    const { diagnostics } = JSON.parse(run.stdout) as Report;
    const found = CASES.map((_case, at) =>
      diagnostics.filter(({ filename }) => filename.endsWith(`case-${at}.ts`)),
    );
    expect(found.map((all) => all.map(({ code, severity }) => `${severity} ${code}`))).toEqual(
      CASES.map(([, rule]) => (rule ? [`error typescript(${rule})`] : [])),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
