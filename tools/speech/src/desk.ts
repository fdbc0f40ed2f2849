import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const READER = join(import.meta.dirname, '../silent-orca.py');
const LAUNCHER = '/usr/libexec/at-spi-bus-launcher';

/** How long nothing must be said before a step is over, and how long a step may take. Milliseconds. */
const QUIET_MS = 1300;
const LONGEST_MS = 25_000;

/** The first line of the page that is opened. */
const FIRST = /Plainday heading/;

const SETTINGS = {
  'accessibility.force_disabled': -1,
  'signon.rememberSignons': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'ui.prefersReducedMotion': 1,
};

/** A screen, a reader that writes down what it says, and a browser. */
export interface Desk {
  /** Presses keys, one after another: `Tab`, `ctrl+z`. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** What was said since it was last asked: as soon as `wanted` is among it and it is quiet. */
  readonly hear: (wanted: RegExp) => Promise<readonly string[]>;
}

function saidIn(file: string): readonly string[] {
  try {
    const lines = readFileSync(file, 'utf8').matchAll(/SPEECH OUTPUT: '(.*?)' ?\{/g);
    return [...lines].map(([, line = '']) => line.trim()).filter(Boolean);
  } catch {
    return [];
  }
}

/** A display that nobody uses. */
async function startDisplay(): Promise<string> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = screen.stdio[3];
  if (!number) throw new Error('Xvfb tells no display.');
  const [chunk] = (await once(number, 'data')) as [Buffer];
  return `:${chunk.toString().trim()}`;
}

/** Sets everything up at an address. To be called in a D-Bus session of its own; who started that ends it all. */
export async function setUpDesk(home: string, url: string): Promise<Desk> {
  const profile = join(home, 'profile');
  const settings = join(home, '.local/share/orca');
  const log = join(home, 'orca.log');
  [profile, settings].forEach((folder) => mkdirSync(folder, { recursive: true }));
  const prefs = Object.entries(SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), prefs.join('\n'));
  const own = { profile: ['Default', 'default'], enableKeyEcho: false };
  writeFileSync(
    join(settings, 'user-settings.conf'),
    JSON.stringify({
      general: { ...own, startingProfile: own.profile },
      profiles: { default: own },
      pronunciations: {},
      keybindings: {},
    }),
  );

  const env = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    GNOME_ACCESSIBILITY: '1',
    DISPLAY: await startDisplay(),
  };
  const start = (name: string, ...args: readonly string[]): ChildProcess =>
    spawn(name, args, { env, stdio: 'ignore' });
  let heard = 0;

  async function until(isThere: () => boolean | Promise<boolean>, what: string): Promise<void> {
    const end = Date.now() + 60_000;
    while (!(await isThere())) {
      if (Date.now() > end) throw new Error(`${what} did not come.`);
      await pause(200);
    }
  }
  const isOpen = () =>
    run('xdotool', ['search', '--onlyvisible', '--name', 'Sign In'], { env }).then(
      ({ stdout }) => stdout !== '',
      () => false,
    );

  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await run('xdotool', ['key', '--clearmodifiers', key], { env });
  }

  async function hear(wanted: RegExp, longest = LONGEST_MS): Promise<readonly string[]> {
    const from = heard;
    const end = Date.now() + longest;
    let count = -1;
    let since = Date.now();
    for (;;) {
      const said = saidIn(log).slice(from);
      if (said.length !== count) [count, since] = [said.length, Date.now()];
      const isQuiet = Date.now() - since > QUIET_MS;
      if ((isQuiet && wanted.test(said.join(' '))) || Date.now() > end) {
        heard = from + said.length;
        return said;
      }
      await pause(150);
    }
  }

  start('openbox');
  start(LAUNCHER, '--launch-immediately');
  await pause(1000);
  start('/usr/bin/python3', READER, `--debug-file=${log}`);
  await until(() => saidIn(log).length > 0, 'The screen reader');
  start('firefox-esr', '--profile', profile, url);
  await until(isOpen, 'The page in Firefox');
  // Its parts are told to the reader some time after they are there.
  await until(async () => {
    await press('ctrl+Home');
    return (await hear(FIRST, 4000)).some((line) => FIRST.test(line));
  }, 'The page in the reader');

  return {
    hear,
    press,
    async type(text) {
      await run('xdotool', ['type', '--delay', '40', text], { env });
    },
  };
}
