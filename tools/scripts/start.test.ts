import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let root = '';

function write(file: string, text: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** `npm start` beside programs that only say that they run. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plainday-start-'));
  write('package.json', '{ "type": "module" }');
  write('tools/scripts/install.mjs', 'export const installDependencies = () => undefined;');
  write(
    'tools/release/src/main.ts',
    `console.log('release', ...process.argv.slice(2)); process.exit(Number(process.env.RELEASE_EXIT));`,
  );
  write('tools/gateway/src/main.ts', `console.log('gateway');`);
  for (const file of ['start.mjs', 'node-version.mjs']) {
    cpSync(join(__dirname, file), join(root, 'tools/scripts', file));
  }
  symlinkSync(join(__dirname, '../../node_modules'), join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

const goLive = () => write('site/release.json', '{}');

function start(args: readonly string[] = [], releaseExit = 0) {
  const env = { ...process.env, PLAINDAY_SITE_DIR: 'site', RELEASE_EXIT: String(releaseExit) };
  const script = join(root, 'tools/scripts/start.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
  });
  return [status, ...stdout.split('\n').filter((line) => /^(release|gateway)/.test(line))];
}

test('publishes where nothing is live, and serves', () => {
  expect(start()).toEqual([0, 'release --all', 'gateway']);
});

test('serves what is live as it is, so that a restart undoes no rollback', () => {
  goLive();
  expect(start()).toEqual([0, 'gateway']);
});

test('publishes over what is live when it is asked to', () => {
  goLive();
  expect(start(['--publish'])).toEqual([0, 'release --all', 'gateway']);
});

test('does not serve what could not be released', () => {
  expect(start([], 1)).toEqual([1, 'release --all']);
});

test.each(['start.mjs', 'test.mjs'])(
  '%s says which Node it needs where that is too old',
  (script) => {
    const old = `Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } })`;
    const words = ['--import', `data:text/javascript,${old}`, join(__dirname, script)];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    const sentence = `Plainday needs Node 20.19 or newer; this is ${process.version}.\n`;
    expect([status, stdout, stderr]).toEqual([1, '', sentence]);
  },
);
