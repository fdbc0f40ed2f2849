import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { answered } from './driver';

/** A program that a test needs beside it. */
export interface Tool {
  /** Waits until it says something like this. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

const STOP_LIMIT_MS = 5_000;

/** Starts a program; `stop` ends it, by force where it takes too long. */
export function startTool(
  path: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Tool {
  const child = spawn(path, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  return {
    async said(pattern) {
      const heard = new Promise<RegExpExecArray>((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output);
          if (match) resolve(match);
        };
        listeners.add(look);
        void exited.then(() => reject(new Error(`${path} has ended.\n${output}`)));
        look();
      });
      return answered(`the start of ${path}`, heard);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}
