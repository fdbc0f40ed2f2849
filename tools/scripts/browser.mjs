// Finds a Chromium for the browser tests, and brings one where there is none: an existing Chrome or
// Chromium, else Playwright's own, else the distribution's package when root on Debian. Beside it the
// headless shell, the same engine without a browser's window, which does most tests at half the cost.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const TEN_MINUTES = 600_000;

/** Whether a program lies there. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser without its system libraries is there but does not start: ask it for its version. */
function starts(path) {
  if (process.platform === 'win32') return true;
  const run = spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000, stdio: 'pipe' });
  return run.status === 0;
}

/** Where programs of these names may lie. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function firstThatStarts(candidates) {
  const found = candidates.filter((path) => path && existsSync(path) && isExecutable(path));
  return found.find(starts) ?? null;
}

/** Path of a browser that is installed and starts; null when there is none. */
export function findBrowser() {
  return firstThatStarts([
    process.env.CHROME_PATH,
    ...onPath(NAMES),
    ...PLACES,
    chromium.executablePath(),
  ]);
}

/** Path of a headless shell that is installed and starts; null when there is none, or `CHROME_PATH` is set. */
export function findShell() {
  return process.env.CHROME_PATH ? null : firstThatStarts(onPath(SHELL_NAMES));
}

/** What keeps Chromium quiet on a machine without a display or an open network. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** The headless shell would crash where a page asks whether speech can be recognized on the device. */
const WITHOUT_SPEECH = '--disable-blink-features=OnDeviceWebSpeechAvailable';

/** How to launch a whole browser; Playwright's own where none is found. */
export function fullBrowser() {
  return { executablePath: findBrowser() ?? undefined, args: [...QUIET] };
}

/** How to launch the cheapest browser there is: the headless shell, else a whole one. */
export function lightBrowser() {
  const shell = findShell();
  return shell ? { executablePath: shell, args: [...QUIET, WITHOUT_SPEECH] } : fullBrowser();
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(command, args, { env, stdio: 'pipe', timeout: TEN_MINUTES });
  return status === 0;
}

function downloadPlaywrights() {
  console.log('Downloading a browser …');
  const cli = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
  return run(process.execPath, [cli, 'install', 'chromium']);
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs the distribution's packages; false where that cannot be done, or fails. */
export function installDebians(...packages) {
  if (!isRootOnDebian()) return false;
  console.log(`Installing ${packages.join(' and ')} …`);
  const apt = (...words) => run('apt-get', ['-o', 'Acquire::http::Timeout=20', ...words]);
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  return install() || (apt('update') && install());
}

/** Path of a browser, installed first where there is none. */
export function ensureBrowser() {
  for (const bring of [() => true, downloadPlaywrights, () => installDebians('chromium')]) {
    const path = bring() && findBrowser();
    if (path) return path;
  }
  throw new Error(
    'The browser tests need Chrome or Chromium: install one, let Playwright bring its own (npx playwright install --with-deps chromium), or set CHROME_PATH to the executable of one.',
  );
}

/** Path of a headless shell, installed first where the distribution has one; null elsewhere. */
export function ensureShell() {
  const path = findShell();
  if (path || process.env.CHROME_PATH) return path;
  return installDebians('chromium-headless-shell') ? findShell() : null;
}
