// The browsers beside Chromium whose stories run (*.story.ts): Firefox, which speaks WebDriver BiDi by itself, and
// WebKitGTK with its driver, on a screen of its own. Brought as Chromium is: the distribution's packages when root on Debian.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDebians, isExecutable, onPath } from './browser.mjs';

const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib64'];
const FOLDER = /^webkit2?gtk-\d/;

const find = (...names) => onPath(names).find(isExecutable) ?? null;

/** The small browser that comes with the library, in a folder of its version. */
function findMiniBrowser() {
  const folders = LIBRARIES.filter(existsSync).flatMap((library) =>
    readdirSync(library).flatMap((name) => {
      const inner = join(library, name);
      if (FOLDER.test(name)) return [inner];
      if (!/-linux-gnu/.test(name)) return [];
      return readdirSync(inner)
        .filter((version) => FOLDER.test(version))
        .map((version) => join(inner, version));
    }),
  );
  return folders.map((folder) => join(folder, 'MiniBrowser')).find(isExecutable) ?? null;
}

/** What starts Firefox; null where it is not installed. */
export function findFirefox() {
  const path = process.env.FIREFOX_PATH ?? find('firefox-esr', 'firefox');
  return path && { name: 'firefox', path };
}

/** What starts WebKitGTK; null where a part of it is not installed. */
export function findWebKit() {
  const paths = {
    driver: find('WebKitWebDriver'),
    browser: findMiniBrowser(),
    display: find('Xvfb'),
    windows: find('openbox'),
  };
  return Object.values(paths).includes(null) ? null : { name: 'webkit', paths };
}

const ENGINES = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'openbox'] },
];

/** A line for each browser whose stories cannot run here. */
export function missingEngines() {
  return ENGINES.filter((engine) => !engine.find()).map(
    ({ name, packages }) => `  the stories in ${name} (Debian: ${packages.join(' ')})`,
  );
}

/** Brings the browsers that are not there, where that can be done. */
export function ensureEngines() {
  const packages = ENGINES.filter((engine) => !engine.find()).flatMap((engine) => engine.packages);
  if (packages.length > 0) installDebians(...packages);
}
