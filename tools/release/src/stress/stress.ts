import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceRoot } from '@plainday/tool-rspack';
import { damagedFiles } from '../site/verify';
import { Workshop } from '../testing/workshop';

const PROGRAM = join(workspaceRoot, 'tools/release/src/stress/publish-one.ts');
const TEAMS = ['tasks', 'tools-time'] as const;

/** Files of a build, so that copying it takes a while. */
const FILES = 60;
const FILE_BYTES = 40_000;

export interface RaceCounts {
  readonly races: number;
  /** Releases that read "done" and are not live. */
  readonly lost: number;
}

export interface KillCounts {
  readonly kills: number;
  /** Releases that were over before the kill came. */
  readonly finished: number;
  /** Looks at the site, as a page would take it, while releases ran and were killed. */
  readonly looks: number;
  /** Looks that met a file that was not there or not whole. */
  readonly inconsistent: number;
  /** Killed releases that did not go live when they were run again. */
  readonly unhealed: number;
}

function start(shop: Workshop, part: string): ChildProcess {
  const args = ['--import', 'tsx', PROGRAM, shop.folder, part];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function buildLarge(shop: Workshop, remote: string, text: string): Promise<void> {
  await shop.buildRemote(remote, text);
  for (let at = 0; at < FILES; at += 1) {
    await shop.write(remote, `part-${at}.js`, `${text} ${at} `.padEnd(FILE_BYTES, '.'));
  }
}

async function isLive(shop: Workshop, remote: string, text: string): Promise<boolean> {
  const live = await shop.site.current();
  return live?.remotes[remote]?.modules[0]?.title === `one ${text}`;
}

/** Two teams release at the same time, again and again. */
export async function race(races: number): Promise<RaceCounts> {
  const shop = await Workshop.create();
  try {
    await shop.release('tasks');
    let lost = 0;
    for (let round = 0; round < races; round += 1) {
      const text = `r${round}`;
      for (const team of TEAMS) await shop.buildRemote(team, text);
      const codes = TEAMS.map((team) => once(start(shop, team), 'exit'));
      for (const [at, [code]] of (await Promise.all(codes)).entries()) {
        if (code === 0 && (await isLive(shop, TEAMS[at] ?? '', text))) continue;
        lost += 1;
      }
    }
    return { races, lost };
  } finally {
    await shop.remove();
  }
}

/** Looks at the site until it is told to stop: whatever a page gets must be whole. */
async function watch(shop: Workshop, stop: AbortSignal) {
  let [looks, inconsistent] = [0, 0];
  while (!stop.aborted) {
    looks += 1;
    const live = await shop.site.current().catch(() => null);
    if (!live || (await damagedFiles(shop.site, live)).length > 0) inconsistent += 1;
    await pause(5);
  }
  return { looks, inconsistent };
}

/** Kills releases at a random moment between their first step and their last, and runs each again. */
export async function kill(kills: number, random: () => number): Promise<KillCounts> {
  const shop = await Workshop.create();
  const end = new AbortController();
  try {
    await shop.release('tasks');
    const watching = watch(shop, end.signal);
    let [finished, unhealed, lasts] = [0, 0, 150];
    for (let round = 0; round < kills; round += 1) {
      const text = `k${round}`;
      await buildLarge(shop, 'tasks', text);
      const child = start(shop, 'tasks');
      const exited = once(child, 'exit');
      if (child.stdout) await once(child.stdout, 'data');
      const began = performance.now();
      const isOver = await Promise.race([exited, pause(random() * lasts)]);
      if (isOver) {
        finished += 1;
        lasts = performance.now() - began;
      } else child.kill('SIGKILL');
      await exited;
      if (!(await isLive(shop, 'tasks', text))) await shop.release('tasks');
      if (!(await isLive(shop, 'tasks', text))) unhealed += 1;
    }
    end.abort();
    return { kills, finished, unhealed, ...(await watching) };
  } finally {
    end.abort();
    await shop.remove();
  }
}

/** The same numbers for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
