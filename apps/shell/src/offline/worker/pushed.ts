import type { PushedMessage } from '../../../../../supabase/functions/reminders/due';

/** What a page that nobody looks at has shown, before a push of the same (`shared/platform/notification.ts`). */
type ShownByPage = Omit<Extract<PushedMessage, { kind: 'notice' }>, 'kind'> & {
  readonly kind: 'page';
};

/** What is shown: what a push says, or a page has shown. */
export type Pushed = PushedMessage | ShownByPage;

/** A task that reminds. */
export type PushedReminder = Extract<PushedMessage, { kind: 'reminder' }>;

/** A notification as browsers take it. */
export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: Pushed;
  readonly renotify?: boolean;
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
}

const ACTIONS = [
  { action: 'done', title: 'Done' },
  { action: 'snooze', title: 'In 15 min' },
];

/** What comes later than this says when it was due: the device slept, or was away. Milliseconds. */
const LATE_MS = 2 * 60_000;
const MINUTE_MS = 60_000;
const SOON_MINUTES = 90;

const timeOf = (date: Date) =>
  date.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const dayOf = (date: Date) =>
  date.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

function lateness({ at }: { readonly at: string }, now: Date): string {
  const date = new Date(at);
  if (now.getTime() - date.getTime() < LATE_MS) return '';
  const isToday = date.toDateString() === now.toDateString();
  return `From ${isToday ? '' : `${dayOf(date)}, `}${timeOf(date)}`;
}

const lines = (...texts: readonly string[]) => texts.filter(Boolean).join('\n');

/** `, in 30 minutes`, where that says more than the time does. */
function soon(due: Date, now: Date): string {
  const minutes = Math.round((due.getTime() - now.getTime()) / MINUTE_MS);
  return minutes < 2 || minutes > SOON_MINUTES ? '' : `, in ${minutes} minutes`;
}

function when({ due, day }: PushedReminder, now: Date): string {
  if (due === null) return '';
  const date = new Date(day === null ? due : `${day}T12:00`);
  const isToday = date.toDateString() === now.toDateString();
  if (day !== null) return `Due ${isToday ? 'today' : dayOf(date)}`;
  if (isToday) return `Due at ${timeOf(date)}${soon(date, now)}`;
  return `Due ${dayOf(date)}, ${timeOf(date)}`;
}

/** The notification for a push: its task, when, and where it belongs. */
export function shownFor(data: Pushed, today: Date): Shown {
  if (data.kind === 'test')
    return { title: 'Reminders reach this device', body: '', tag: 'test', data };
  if (data.kind === 'reminder') {
    const body = lines(when(data, today), data.of, lateness(data, today));
    return { title: data.title, body, tag: `reminder-${data.id}`, data, actions: ACTIONS };
  }
  if (data.kind !== 'several') {
    const { title, tag } = data;
    return { title, body: lines(data.body, lateness(data, today)), tag, data };
  }
  const more = data.count - data.titles.length;
  const body = data.titles.join(', ') + (more > 0 ? ` and ${more} more` : '');
  return { title: `${data.count} reminders`, body, tag: 'reminders', data };
}

/** The page for what was tapped; with an answer the page gives it. */
export function pageFor(data: Pushed, answer: string): string {
  if ('page' in data) return data.page;
  if (data.kind !== 'reminder') return '/dashboard?view=today';
  if (answer !== '') return `/dashboard?view=today&reminder=${data.id}&answer=${answer}`;
  const list = data.project === null ? 'view=all' : `project=${data.project}`;
  return `/dashboard?${list}&task=${data.id}`;
}

/** Whether an answer needs no page. */
export function isAnswerable(data: Pushed, answer: string): data is PushedReminder {
  return data.kind === 'reminder' && (answer === 'snooze' || (answer === 'done' && data.plain));
}
