import { createHash } from 'node:crypto';
import type { DuePush, Push, PushedMessage } from './due.ts';
import { noticeOf } from './notice.ts';

/** What is later than this was missed: by a server that was away, or over quiet hours. Milliseconds. */
const MISSED_MS = 2 * 60_000;
/** More at one moment are one message. */
const MOST = 5;
const NAMED = 3;
/** A payload holds less than 4 KiB. */
const TITLE = 200;

/** A title as far as there is room for it. */
export function clip(text: string): string {
  const characters = [...text];
  return characters.length > TITLE ? `${characters.slice(0, TITLE - 1).join('')}…` : text;
}

/** The same for the same reminders: a push service replaces what waits under it (RFC 8030, Topic). */
export function topicOf(dues: readonly DuePush[]): string {
  const names = dues.map(({ task_id: id, remind_at: at }) => `${id} ${Date.parse(at)}`).join();
  return createHash('sha256').update(names).digest('base64url').slice(0, 32);
}

function messageOf(due: DuePush): PushedMessage {
  if (due.kind === 'test') return { kind: 'test', at: due.remind_at };
  if (due.notice) return noticeOf(due.notice, due.remind_at);
  return {
    kind: 'reminder',
    id: due.task_id,
    title: clip(due.title ?? ''),
    at: due.remind_at,
    due: due.due_date,
    day: due.due_day,
    of: clip([due.parent, due.project].filter((text) => text !== null).join(', ')),
    project: due.project_id,
    key: due.answer_key,
    plain: due.is_plain,
  };
}

function pushOf(dues: readonly DuePush[], device: DuePush, message: PushedMessage): Push {
  const { endpoint } = device;
  const service = URL.canParse(endpoint) ? new URL(endpoint).origin : null;
  const keys = dues.map((due) => due.answer_key);
  return { device, service, keys, topic: topicOf(dues), message };
}

/** What one device is told: each reminder by itself; those it has missed, and a flood of them, as one. */
function composeFor(dues: readonly DuePush[]): Push[] {
  // A database from before this field says nothing of it.
  const now = Date.parse(dues[0]?.first_claimed_at ?? new Date().toISOString());
  const reminders = dues.filter(({ kind }) => kind === 'reminder' || kind === 'snoozed');
  const isMissed = ({ remind_at: at }: DuePush) => Date.parse(at) < now - MISSED_MS;
  const missed = reminders.length > MOST ? reminders : reminders.filter(isMissed);
  const together = missed.length > 1 ? missed : [];
  const pushes = dues
    .filter((due) => !together.includes(due))
    .map((due) => pushOf([due], due, messageOf(due)));
  const [first] = together;
  if (!first) return pushes;
  const titles = together.slice(0, NAMED).map(({ title }) => clip(title ?? ''));
  return [...pushes, pushOf(together, first, { kind: 'several', count: together.length, titles })];
}

/** What is told to a device together: all that is due for it, but what was begun before as it was then. */
export function byTelling(dues: readonly DuePush[]): DuePush[][] {
  const tellings = new Map<string, DuePush[]>();
  for (const due of dues) {
    const name = `${due.subscription_id} ${due.first_claimed_at}`;
    const own = tellings.get(name);
    if (own) own.push(due);
    else tellings.set(name, [due]);
  }
  return [...tellings.values()];
}

/** The pushes for what is due. */
export function compose(dues: readonly DuePush[]): Push[] {
  return byTelling(dues).flatMap(composeFor);
}
