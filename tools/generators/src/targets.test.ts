import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

function nx(...args: string[]): string {
  const env = { ...process.env, FORCE_COLOR: '0', NX_DAEMON: 'false', NX_TUI: 'false' };
  const script = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
  return execFileSync(process.execPath, [script, ...args], { cwd: ROOT, env, encoding: 'utf8' });
}

test('every project can be tested, linted and type-checked, apps released, and a migration concerns the gateway', () => {
  const targets = (name: string) => {
    const { targets: found } = JSON.parse(nx('show', 'project', name, '--json')) as {
      targets: Record<string, unknown>;
    };
    return Object.keys(found).sort();
  };
  expect(targets('tools-time')).toEqual(
    expect.arrayContaining([
      'build',
      'e2e',
      'lint',
      'override',
      'release',
      'serve',
      'test',
      'typecheck',
    ]),
  );
  const touched = 'supabase/migrations/0001.sql';
  const affected = JSON.parse(
    nx('show', 'projects', '--affected', `--files=${touched}`, '--json'),
  ) as string[];
  expect(affected).toContain('tool-gateway');
  expect(affected).not.toContain('tools-time');
});
