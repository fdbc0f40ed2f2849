import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@plainday/federation-contract';
import { isOver, isPreviewChannel } from '../record/preview';
import { parseRecord } from '../record/release-record';
import { readLog, type LogLine } from '../log/site-log';
import { sets } from '../log/verify-log';

/** A preview that can be opened. */
export interface OpenPreview {
  readonly channel: string;
  readonly branch: string;
  readonly parts: readonly string[];
  readonly at: string;
  readonly until: string;
  readonly by?: string | undefined;
}

const namesIn = async (folder: string) =>
  (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5));

/** What a kept release came after; undefined where it is gone or cannot be read. */
async function previousOf(folder: string, id: string): Promise<string | null | undefined> {
  try {
    const source = await readFile(join(folder, 'releases', `${id}.json`), 'utf8');
    return parseRecord(JSON.parse(source)).previous;
  } catch {
    return undefined;
  }
}

/** How many releases before this one are kept, one behind the other, as far back as a rollback gets. */
export async function countKept(
  folder: string,
  { previous }: Pick<Release, 'previous'>,
): Promise<number> {
  const kept = new Set<string>();
  for (let id = previous; id && !kept.has(id);) {
    const before = await previousOf(folder, id);
    if (before === undefined) break;
    kept.add(id);
    id = before;
  }
  return kept.size;
}

async function previewIn(folder: string, channel: string, now: Date): Promise<OpenPreview[]> {
  try {
    const source = await readFile(join(folder, 'channels', `${channel}.json`), 'utf8');
    const record = parseRecord(JSON.parse(source));
    const { preview, parts = [], by, createdAt: at } = record;
    const isOpen = isPreviewChannel(channel) && !isOver(record, now);
    return preview && isOpen ? [{ channel, ...preview, parts, at, by }] : [];
  } catch {
    return [];
  }
}

/** The previews of a site that have not ended, the newest first. What cannot be read is left out. */
export async function openPreviews(folder: string, now: Date): Promise<OpenPreview[]> {
  const channels = await namesIn(join(folder, 'channels'));
  const found = await Promise.all(channels.map((channel) => previewIn(folder, channel, now)));
  return found.flat().sort((a, b) => b.at.localeCompare(a.at));
}

/** What was done to a site as far as it can be read, the oldest first. */
export async function logLines(folder: string): Promise<LogLine[]> {
  return (await readLog(folder)).flatMap(({ line }) => line ?? []);
}

/** The line since which a part is live as it is, or one of its tools; undefined where the log knows of none. */
export function lineOf(lines: readonly LogLine[], part: string): LogLine | undefined {
  const isMeant = (name: string) => name === part || name.startsWith(`${part}/`);
  return lines.findLast((line) => sets(line) && line.parts?.some(isMeant));
}

const signsAgain = ({ what, parts = [] }: LogLine) =>
  what === 'sign' || what === 'owners' || (what === 'revoke' && parts.length === 0);

/** The line that made a release live; undefined where the log knows of none. What only signed it again is left out. */
export function lineOfLive(lines: readonly LogLine[], id: string): LogLine | undefined {
  return lines.findLast((line) => line.release === id && sets(line) && !signsAgain(line));
}
