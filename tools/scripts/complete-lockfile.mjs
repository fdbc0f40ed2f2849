// npm leaves optional packages of other platforms out of the lock file where its registry offers
// none of them, and `npm ci` then refuses the lock ("Missing: … from lock file"). This adds them.
//   node tools/scripts/complete-lockfile.mjs [file]    completes package-lock.json
//   node tools/scripts/complete-lockfile.mjs --hashes  and has npm look up the hashes of what was added
//   node tools/scripts/complete-lockfile.mjs --check   exits 1 and names what is missing
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

const nameOf = (path) => path.replace(/^.*node_modules\//, '');

/** Entries that npm takes from its registry and has no hash of. */
export function withoutHash(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path]) => path);
}

/** The lock with the hashes that another one knows of the same packages. */
export function takeHashes(lock, other) {
  const known = new Map(
    Object.entries(other.packages).map(([path, { version, integrity }]) => [
      `${nameOf(path)}@${version}`,
      integrity,
    ]),
  );
  const packages = { ...lock.packages };
  for (const path of withoutHash(lock)) {
    const { version, ...rest } = packages[path];
    const integrity = known.get(`${nameOf(path)}@${version}`);
    if (integrity) packages[path] = { version, integrity, ...rest };
  }
  return { ...lock, packages };
}

/** What npm writes of the packages that name those without a hash: where nothing is installed it leaves none out. */
function lockOfParents(lock) {
  const wanted = new Set(withoutHash(lock).map(nameOf));
  const parents = Object.entries(lock.packages).filter(
    ([path, { optionalDependencies = {} }]) =>
      path.includes('node_modules/') &&
      Object.keys(optionalDependencies).some((name) => wanted.has(name)),
  );
  const dependencies = Object.fromEntries(
    parents.map(([path, { version }], at) => [`parent-${at}`, `npm:${nameOf(path)}@${version}`]),
  );
  const cwd = mkdtempSync(join(tmpdir(), 'plainday-hashes-'));
  try {
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ private: true, dependencies }));
    const args = [
      'install',
      '--package-lock-only',
      '--ignore-scripts',
      '--force',
      '--loglevel=error',
    ];
    const { status } = spawnSync('npm', args, {
      cwd,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('npm could not look the hashes up.');
    return JSON.parse(readFileSync(join(cwd, 'package-lock.json'), 'utf8'));
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
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
  const complete = completeLock(lock);
  const asks = process.argv.includes('--hashes') && withoutHash(complete).length > 0;
  const whole = asks ? takeHashes(complete, lockOfParents(complete)) : complete;
  if (missing.length > 0 || asks) writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
  console.log(`${missing.length} optional packages added to the lock.`);
  for (const path of withoutHash(whole)) console.log(`Without a hash: ${nameOf(path)}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
