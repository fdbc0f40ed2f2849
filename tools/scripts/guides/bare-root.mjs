import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from './copy.mjs';

const SYSTEM = '/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin';
/** What programs of the machine read there; accounts are made anew. */
const SETTINGS = ['ssl', 'ca-certificates', 'pam.d', 'security', 'login.defs', 'nsswitch.conf']
  .concat(['resolv.conf', 'hosts', 'ld.so.cache', 'ld.so.conf.d', 'localtime', 'alternatives'])
  .concat(['passwd', 'group', 'shadow', 'gshadow', 'default', 'skel', 'pki']);

/** What stands for systemd: reads the unit and starts its line as its user, in its folder, with its variables. */
const SYSTEMCTL = `#!/usr/bin/node
const { spawn } = require('node:child_process');
const { openSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const [verb, name] = words;
const pidFile = '/run/' + name + '.pid';
const unit = readFileSync('/etc/systemd/system/' + name + '.service', 'utf8');
const of = (key) => new RegExp('^' + key + '=(.*)$', 'm').exec(unit)?.[1];
const lives = (pid) => { try { process.kill(pid, 0); return true; } catch { return false; } };
async function stop() {
  let pid; try { pid = Number(readFileSync(pidFile, 'utf8')); } catch { return; }
  if (lives(pid)) process.kill(pid, 'SIGTERM');
  while (lives(pid)) await new Promise((done) => setTimeout(done, 100));
  rmSync(pidFile);
}
function start() {
  const env = { PATH: '${SYSTEM}', HOME: '/var/lib/plainday', USER: of('User') };
  for (const line of readFileSync(of('EnvironmentFile'), 'utf8').split('\\n')) {
    const [, key, value] = /^(\\w+)=(.*)$/.exec(line) ?? [];
    if (key) env[key] = value.replace(/^"(.*)"$/, '$1');
  }
  const out = openSync('/var/log/' + name, 'a');
  const id = (flag) => Number(require('node:child_process').execFileSync('id', [flag, of('User')]));
  const [program, ...words] = of('ExecStart').split(' ');
  const options = { cwd: of('WorkingDirectory'), env, uid: id('-u'), gid: id('-g'), detached: true };
  const child = spawn(program, words, { ...options, stdio: ['ignore', out, out] });
  child.unref();
  writeFileSync(pidFile, String(child.pid));
}
(async () => {
  if (verb !== 'start' && verb !== 'enable') await stop();
  if (verb !== 'stop') start();
})();
`;

/**
 * A root with the programs of this machine and nothing else: no accounts but the system's, nothing in /opt, /srv,
 * /var/lib and /root. What runs in it sees no other folder. Only root can make one.
 */
export function makeBareRoot(folder) {
  if (process.getuid?.() !== 0)
    throw new Error('A bare root takes root: sudo npm run guides service');
  const at = (path) => join(folder, path);
  for (const path of ['dev', 'etc', 'home', 'opt', 'proc', 'root', 'run', 'srv', 'tmp', 'usr'])
    mkdirSync(at(path), { recursive: true });
  for (const path of ['var/lib', 'var/log', 'etc/systemd/system', 'stand-in'])
    mkdirSync(at(path), { recursive: true });
  chmodSync(folder, 0o755);
  chmodSync(at('root'), 0o700);
  chmodSync(at('tmp'), 0o1777);
  for (const path of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${path}`, at(path));
  for (const name of SETTINGS) {
    if (existsSync(`/etc/${name}`))
      cpSync(`/etc/${name}`, at(`etc/${name}`), { recursive: true, verbatimSymlinks: true });
  }
  // resolv.conf may be a link to somewhere that is not there.
  spawnSync('cp', ['--remove-destination', '-L', '/etc/resolv.conf', at('etc/resolv.conf')]);
  writeFileSync(at('stand-in/systemctl'), SYSTEMCTL, { mode: 0o755 });
  const mounts = ['usr', 'dev', 'proc'].map((path) => `mount --rbind /${path} ${at(path)}`);
  const enter = [
    ...mounts,
    `mount -o remount,bind,ro ${at('usr')}`,
    `exec chroot ${folder} env -i HOME=/root PATH=/stand-in:${SYSTEM} bash -ec "$0"`,
  ];
  return {
    at,
    /** Writes a file as root would. */
    write: (path, text) => writeFileSync(at(path), text),
    /** Types a script as root in it. */
    type: (script) => runScript(['unshare', '-m', 'bash', '-c', enter.join(' && ')], script),
  };
}
