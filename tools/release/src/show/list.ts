import { previewPath } from '../record/preview';
import { standingOf } from '../channel/trial/go-on';
import { lastReturn } from '../channel/trial/last-return';
import type { Site } from '../site/site';

const COLUMNS = ['', 'release', 'when', 'who', 'commit', 'what changed', 'note'];

function table(rows: readonly (readonly string[])[]): string {
  const widths = COLUMNS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

/** How the trial stands, or how the last one has ended by itself. */
async function trialLine(site: Site): Promise<string> {
  const standing = await standingOf(site.folder);
  if (!standing) {
    const returned = await lastReturn(site.folder);
    return returned ? `\n\nTaken back by itself: ${returned.note}` : '';
  }
  const { trial, fresh, current, next } = standing;
  const lines = (next.parts ?? []).map(
    (part) =>
      `\n  ${part}: failed in ${fresh.faults[part] ?? 0} of ${fresh.visits} visits, ` +
      `for the others in ${current.faults[part] ?? 0} of ${current.visits}`,
  );
  return `\nSteps: ${trial.shares.join(', ')} %, in the ${trial.at + 1}. since ${trial.since.slice(0, 16).replace('T', ' ')}${lines.join('')}`;
}

/** A line for each preview: its address, until when it is there, what it has of its own, and whose it is. */
async function previewLines(site: Site): Promise<string> {
  const channels = (await site.channels()).filter((channel) => channel !== 'next');
  const lines = channels.map(async (channel) => {
    const { id, by, parts, preview } = (await site.next(channel)) ?? {};
    const until = preview?.until.slice(0, 16).replace('T', ' ');
    return `\n  ${previewPath(channel)}  until ${until}  ${parts?.join(' ')}  ${by ?? ''}  ${id}`;
  });
  return channels.length > 0 ? `\n\nPreviews:${(await Promise.all(lines)).join('')}` : '';
}

/** All releases, the newest first: id, when, who, commit, what changed, note. The live one has an arrow. */
export async function listReleases(site: Site): Promise<string> {
  const live = await site.current();
  const releases = await site.releases();
  if (!live || releases.length === 0) return 'Nothing has been released yet.';
  const rows = releases.map(({ id, createdAt, by, commit, changed, note }) => [
    id === live.id ? '→' : '',
    id,
    createdAt.slice(0, 16).replace('T', ' '),
    by ?? '',
    commit ?? '',
    changed?.join(' ') ?? '',
    note ?? '',
  ]);
  const held = live.held?.length ? `\n\nHeld back: ${live.held.join(', ')}` : '';
  const next = await site.next();
  const share = next?.canary ? `${next.canary} % of browsers` : 'who chose it';
  const waiting = next ? `\n\nNext (${share}): ${next.id} (${next.parts?.join(', ')})` : '';
  const trial = await trialLine(site);
  return `${table([COLUMNS, ...rows])}${waiting}${trial}${await previewLines(site)}${held}`;
}
