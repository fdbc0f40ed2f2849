// What following a page takes: its commands, and a copy of the repository to run them in.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/** A page, or what stands below one heading of it. */
export function sectionOf(page, heading) {
  const text = readFileSync(join(root, 'tools/docs', page), 'utf8');
  if (!heading) return text;
  const [, section] = text.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`${page} has no ${heading}.`);
  return section.split(/^## /m)[0];
}

/** The blocks in one language there; comments behind commands left out. */
export function blocksOf(page, language, heading) {
  const form = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms');
  const blocks = [...sectionOf(page, heading).matchAll(form)];
  if (blocks.length === 0) throw new Error(`${page} has no ${language} below ${heading}.`);
  return blocks.map(([, block]) => block.replace(/[ \t]+#.*$/gm, ''));
}

/** The commands of a block. */
export const linesOf = (block) => block.split('\n').filter((line) => line !== '');

/** Says how long something took. */
export async function timed(what, work) {
  const startedAt = performance.now();
  const answer = await work();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${what.trim().replaceAll('\n', '\n          ')}`);
  return answer;
}

/** What is typed after a line that opens a shell is for that shell. */
function inShells(script) {
  const [, before, rest] = /^(.*? bash)\n(.*)$/s.exec(script) ?? [];
  if (before === undefined) return script;
  return `${before} -ec '${inShells(rest).replaceAll("'", "'\\''")}'`;
}

/** Runs a script by a shell; throws with all that was said where a line of it fails. */
export function runScript([program, ...words], script, options = {}) {
  const { status, stdout, stderr } = spawnSync(program, [...words, inShells(script)], options);
  if (status !== 0) throw new Error(`${script}\n${stdout}\n${stderr}`);
  return String(stdout);
}

/** A folder that goes away at the end, with what was started for it. */
export async function inFolder(name, work) {
  const folder = mkdtempSync(join(tmpdir(), `plainday-${name}-`));
  const ends = [];
  try {
    await work(folder, (end) => ends.push(end));
  } finally {
    for (const end of ends.reverse()) await end();
    spawnSync('rm', ['-rf', folder]);
  }
}

/** A clone with the packages that are installed here, a site of its own and no registry. */
export function copyWithPackages(folder, port) {
  const copy = join(folder, 'plainday');
  spawnSync('git', ['clone', '-q', '--shared', root, copy], { stdio: 'inherit' });
  spawnSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')]);
  // npm writes into this file as it is; the links above share it.
  const installed = 'node_modules/.package-lock.json';
  spawnSync('cp', ['--remove-destination', join(root, installed), join(copy, installed)]);
  const env = {
    ...process.env,
    PLAINDAY_SITE_DIR: join(copy, '.cache/followed'),
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    PORT: port,
    npm_config_offline: 'true',
  };
  const run = (command) => runScript(['bash', '-ec'], command, { cwd: copy, env });
  /** What differs from the repository. */
  const changed = () => linesOf(run('git status --porcelain -uall')).map((line) => line.slice(3));

  /** Starts a server; once it has said where it is, it answers with that and a way to stop it. */
  async function serve(command) {
    const stdio = ['ignore', 'pipe', 'ignore'];
    const child = spawn('bash', ['-c', command], { cwd: copy, env, stdio, detached: true });
    const url = await new Promise((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        const [found] = /http:\/\/\S+/.exec(String(chunk)) ?? [];
        if (found) resolve(found);
      });
      child.on('exit', () => reject(new Error(`${command} ended.`)));
    });
    const stop = () => {
      process.kill(-child.pid);
      // One that is slow to end keeps nobody waiting.
      child.stdout.destroy();
    };
    return { url, stop };
  }
  return { copy, run, changed, serve };
}
