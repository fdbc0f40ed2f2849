import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '@plainday/tool-rspack';
import { printFigures, type Figure } from './report';

function secondsOf(command: string, args: readonly string[]): string {
  const start = performance.now();
  const { status, stderr } = spawnSync(command, args, { cwd: workspaceRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${stderr}`);
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Seconds that building takes, from nothing and from the cache. */
export function measureBuilds(): void {
  const build = ['nx', 'run-many', '-t', 'build', '--outputStyle=static'];
  const figures: Figure[] = [
    { what: 'all apps, without the cache', value: secondsOf('npx', [...build, '--skip-nx-cache']) },
    { what: 'all apps, from the cache', value: secondsOf('npx', build) },
    { what: 'one remote', value: secondsOf('npx', ['nx', 'build', 'tasks', '--skip-nx-cache']) },
  ];
  printFigures('Builds', figures);
}
