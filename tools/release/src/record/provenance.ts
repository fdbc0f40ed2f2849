import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { workspaceRoot } from '@plainday/tool-rspack';

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: workspaceRoot,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    }).trim();
  } catch {
    return '';
  }
}

function userName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/** Who releases, and from which commit; `+` marks files that were changed since. */
export function provenance(): { by?: string; commit?: string } {
  const commit = git('rev-parse', '--short', 'HEAD');
  const changed = commit !== '' && git('status', '--porcelain') !== '' ? '+' : '';
  const by = git('config', 'user.name') || userName();
  return { by, commit: commit === '' ? undefined : `${commit}${changed}` };
}
