import { ownersText } from '@plainday/federation-contract/owned';
import type { ReleaseRecord } from '../record/release-record';
import { isSignedText } from '../sign/keys';
import { digestOfRelease, lineText, type LogLine, type ReadLine } from './site-log';

/** Lines that say which release is live. */
export const sets = ({ what, digest }: LogLine) => digest !== undefined && !what.includes(': ');

/** What gateways do to a trial by themselves. They have no key, so their lines say nothing of what is live or whose it is. */
export function isByGateway({ what, by, digest, owners, key }: LogLine): boolean {
  const isTheirs = what === 'next: step' || what === 'next: returned';
  return isTheirs && by === 'gateway' && !digest && !owners && !key;
}

function isSignedLine(line: LogLine): boolean {
  try {
    return isSignedText(lineText(line), line.signature ?? '', line.key ?? '');
  } catch {
    return false;
  }
}

/** Why a line does not follow from the ones before it; null where it does. */
function whyBroken(
  { line }: ReadLine,
  before: ReadLine | undefined,
  at: number,
  isSignedLog: boolean,
): string | null {
  if (!line) return 'it cannot be read';
  if (line.n !== at + 1) return `it says that it is line ${line.n}`;
  if (line.prev !== (before?.hash ?? ''))
    return 'the line before it is not the one it was added to';
  if (before?.line && line.at < before.line.at) return 'it is older than the line before it';
  if (line.key === undefined) return isSignedLog && !isByGateway(line) ? 'it is not signed' : null;
  return isSignedLine(line) ? null : 'its signature is wrong';
}

/** The first line that does not hold, and why; null where the whole log does, up to what is live. */
export function brokenLine(
  lines: readonly ReadLine[],
  live: ReleaseRecord | null,
  siteKey: string | undefined,
): { n: number; why: string } | null {
  let keys = new Set(siteKey === undefined ? [] : [siteKey]);
  let isSignedLog = false;
  let foreign: { n: number; why: string } | null = null;
  for (const [at, read] of lines.entries()) {
    const why = whyBroken(read, lines[at - 1], at, isSignedLog);
    if (why) return { n: at + 1, why };
    const { line } = read;
    isSignedLog ||= line?.key !== undefined;
    if (!line?.key || siteKey === undefined) continue;
    // The site has a new key since: what was before it was signed with the old one.
    if (line.what === 'sign' && line.key === siteKey) foreign = null;
    if (!keys.has(line.key)) foreign ??= { n: at + 1, why: 'it is signed with a key of nobody' };
    if (!line.owners) continue;
    const { owners } = line;
    if (line.key !== siteKey || !isSignedText(ownersText(owners), owners.signature, siteKey)) {
      foreign ??= { n: at + 1, why: 'its owners are not signed with the key of the site' };
    } else keys = new Set([siteKey, ...Object.values(owners.teams).flat()]);
  }
  if (foreign) return foreign;
  const last = lines.findLast(({ line }) => line && sets(line))?.line;
  if (live && last && last.digest !== digestOfRelease(live)) {
    return { n: last.n, why: `what is live is not its release, lines are missing after it` };
  }
  return null;
}
