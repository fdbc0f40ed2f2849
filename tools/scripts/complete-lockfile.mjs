// npm leaves optional packages of other platforms out of the lock file where its registry offers
// none of them, and `npm ci` then refuses the lock ("Missing: … from lock file"). This adds them.
//   node tools/scripts/complete-lockfile.mjs [file]    completes package-lock.json
//   node tools/scripts/complete-lockfile.mjs --check   exits 1 and names what is missing
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SYSTEMS = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openbsd', 'netbsd', 'sunos'];
const OTHER_SYSTEMS = ['aix', 'openharmony'];
const CPUS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];

/** The lowest version of a range, `1.2.3`, `^1.2.3` or `~1.2.3`: the one its parent was published with. */
function lowest(range) {
  const version = /^([\^~]?)(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(range);
  return version && { version: version[2], exact: version[1] === '' };
}

/** Path of the entry that `name` resolves to from the package at `from`, as Node looks it up. */
function resolveFrom(packages, from, name) {
  for (
    let base = from;
    ;
    base = base.slice(0, base.lastIndexOf('node_modules/')).replace(/\/$/, '')
  ) {
    const path = `${base ? `${base}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (!base) return null;
  }
}

/** Optional dependencies that the lock names but does not hold: { parent, path, name, version }. */
export function missingOptionals(lock) {
  const missing = [];
  for (const [parent, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const found = resolveFrom(lock.packages, parent, name);
      const wanted = lowest(range);
      const other = wanted?.exact && found && lock.packages[found].version !== wanted.version;
      if (found && !other) continue;
      if (!wanted) throw new Error(`${name} is missing, and which version is ${range}?`);
      const path = found ? `${parent}/node_modules/${name}` : `node_modules/${name}`;
      missing.push({ parent, path, name, version: wanted.version });
    }
  }
  return missing;
}

/** Reads the platform out of a name such as `@swc/core-linux-arm-gnueabihf`. */
export function platformOf(name) {
  const words = name.split('/').pop().split(/[-.]/);
  const os = [...SYSTEMS, ...OTHER_SYSTEMS].filter((system) => words.includes(system));
  const cpu = CPUS.filter((one) => words.includes(one));
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(os.includes('linux') && libc.length > 0 && { libc }),
    ...(os.length > 0 && { os }),
  };
}

/** The lock with an entry for every optional dependency. */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  for (const { parent, path, name, version } of missingOptionals(lock)) {
    const { cpu, libc, os } = platformOf(name);
    if (!cpu && !os) throw new Error(`Which platform is ${name} for?`);
    const dev = lock.packages[parent].dev;
    packages[path] = { version, cpu, ...(dev && { dev }), libc, optional: true, os };
  }
  const sorted = Object.keys(packages).sort((a, b) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted.map((path) => [path, packages[path]])) };
}

function main() {
  const named = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  const file = named ?? join(import.meta.dirname, '../../package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingOptionals(lock);
  if (process.argv.includes('--check')) {
    for (const { name, version } of missing)
      console.error(`Missing from the lock: ${name}@${version}`);
    process.exitCode = missing.length > 0 ? 1 : 0;
    return;
  }
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
  console.log(`${missing.length} optional packages added to the lock.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
