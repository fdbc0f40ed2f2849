import { contractFit } from '@plainday/federation-contract';
import type { RemoteJson, ShellJson } from '@plainday/tool-rspack';

/** A build of the shell or of a remote, with what it says of itself. */
export interface Described<Json> {
  readonly name: string;
  readonly version: string;
  readonly json: Pick<Json, Extract<keyof Json, 'contract' | 'needs' | 'offers'>>;
}

function numbers(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.replace('^', '').split('.').map(Number);
  return [major, minor, patch];
}

/** Whether a version lies in a caret range: the same major, and not older. */
export function satisfies(version: string, range: string): boolean {
  const [major, minor, patch] = numbers(version);
  const [neededMajor, neededMinor, neededPatch] = numbers(range);
  if (major !== neededMajor) return false;
  return minor > neededMinor || (minor === neededMinor && patch >= neededPatch);
}

function contractMisfit(shell: Described<ShellJson>, remote: Described<RemoteJson>): string[] {
  const { contract: offered } = shell.json;
  const { contract: built } = remote.json;
  if (offered === undefined || contractFit(built, offered) === 'fits') return [];
  return [`it was built against contract ${built}, the shell offers ${offered}`];
}

/**
 * Why a remote cannot run in a shell, in sentences without an end; empty when it can. What a build from before does
 * not say of itself is not held against it.
 */
export function misfits(shell: Described<ShellJson>, remote: Described<RemoteJson>): string[] {
  const { offers } = shell.json;
  const found = contractMisfit(shell, remote);
  if (!offers) return found;
  for (const [library, { range, exports }] of Object.entries(remote.json.needs ?? {})) {
    const offered = offers[library];
    if (!offered) {
      found.push(`it shares ${library}, which the shell does not`);
      continue;
    }
    if (!satisfies(offered.version, range)) {
      found.push(`it needs ${library} ${range}, the shell offers ${offered.version}`);
    }
    const missing = exports.filter((name) => offered.exports && !offered.exports.includes(name));
    if (missing.length > 0) {
      found.push(`it uses ${missing.join(', ')} of ${library}, which the shell does not export`);
    }
  }
  return found;
}
