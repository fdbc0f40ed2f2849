import { addDays } from 'date-fns/addDays';

/** A release that is shown to whoever opens it, and to nobody else. */
export interface Preview {
  /** What it was built from. */
  readonly branch: string;
  /** The moment from which nobody gets it any more. */
  readonly until: string;
}

const DAYS = 7;
const MAX_DAYS = 90;

/** `?channel=leave` leaves a preview, and the choice between the two channels stays. */
export const LEAVE_PREVIEW = 'leave';

/** Names that addresses and cookies use for something else. */
const taken: ReadonlySet<string> = new Set(['next', 'live', 'default', LEAVE_PREVIEW]);

/** Whether a channel is one of a preview. */
export const isPreviewChannel = (name: string) =>
  /^[a-z0-9][a-z0-9-]{0,59}$/.test(name) && !taken.has(name);

/** The channel of a branch: `feature/Tags` has `feature-tags`. Throws where none is left of its name. */
export function previewChannel(branch: string): string {
  const name = branch
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  if (!isPreviewChannel(name)) throw new Error(`'${branch}' cannot be the name of a preview.`);
  return name;
}

/** Where a preview is opened, in whichever site it is. */
export const previewPath = (channel: string) => `/dashboard?channel=${channel}`;

/** Reads `7d` or `2026-12-04`, the end of a preview. Throws on anything else, and on what is over or too far away. */
export function parseUntil(text = `${DAYS}d`, now = new Date()): string {
  const [, days] = /^(\d{1,2})d$/.exec(text) ?? [];
  const until = days === undefined ? new Date(text) : addDays(now, Number(days));
  const isDate = days !== undefined || /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?$/.test(text);
  if (!isDate || !(until > now) || until > addDays(now, MAX_DAYS)) {
    throw new Error(`'${text}' is no end within ${MAX_DAYS} days. Say for example --until 7d.`);
  }
  return until.toISOString();
}

/** Whether what waits in a channel is a preview that has ended. */
export const isOver = ({ preview }: { readonly preview?: Preview | undefined }, now: Date) =>
  preview !== undefined && Date.parse(preview.until) <= now.getTime();

const minute = (until: string) => until.slice(0, 16).replace('T', ' ');

/** Says until when a preview is there, and where that was another time before, whose that was. */
export function untilLine(
  { until }: Preview,
  before?: { readonly preview?: Preview | undefined; readonly by?: string | undefined } | null,
): string {
  const line = `Preview until ${minute(until)}`;
  if (!before?.preview || before.preview.until === until) return line;
  return `${line} (${before.by ?? 'somebody'} had it until ${minute(before.preview.until)})`;
}
