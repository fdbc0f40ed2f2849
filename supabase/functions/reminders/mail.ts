import { letter, type Mail } from '../shared/letter.ts';
import { clip, topicOf } from './compose.ts';
import type { DuePush } from './due.ts';

/** More are counted, not named. */
const NAMED = 20;
const SUBJECT = 100;

/** Where the links in a mail lead. */
export interface MailLinks {
  /** Origin of the site, without a slash at its end. */
  readonly site: string;
  /** The address that ends the mails of a device. */
  endOf(device: string): string;
}

/** One line, read in one direction: a title has no say in what stands beside it. */
const plain = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

function clipped(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}

const titleOf = ({ title }: DuePush) => plain(clip(title ?? '')) || 'Untitled';

/** When a task is due, as its owner reads it. */
function whenOf({ due_date: due, due_day: day, time_zone: zone }: DuePush): string {
  if (due === null) return '';
  const date = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  if (day !== null) {
    const noon = new Date(`${day}T12:00:00Z`);
    return `Due ${noon.toLocaleDateString('en-US', { ...date, timeZone: 'UTC' })}`;
  }
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const timeZone = zone ?? 'UTC';
  return `Due ${new Date(due).toLocaleString('en-US', { ...date, ...time, timeZone })}`;
}

function whereOf({ parent, project }: DuePush): string {
  return plain(clip([parent, project].filter((text) => text !== null).join(', ')));
}

function hrefOf({ task_id: id, project_id: project }: DuePush, site: string): string {
  const list = project === null ? 'view=all' : `project=${project}`;
  return `${site}/dashboard?${list}&task=${id}`;
}

const CLOSING =
  'Reminders come to this address because you have switched that on in Plainday, under Settings.';

/** The mail for what is due for an address: one for all of it. */
export function mailOf(dues: readonly DuePush[], { site, endOf }: MailLinks): Mail {
  const [first] = dues as readonly [DuePush];
  const endHref = endOf(first.subscription_id);
  const common = {
    to: first.address ?? '',
    closing: CLOSING,
    end: { label: 'End these e-mails', href: endHref },
  };
  const count = dues.length;
  const titles = dues.slice(0, NAMED).map(titleOf).join(', ');
  const subject = count === 1 ? `Reminder: ${titles}` : `${count} reminders: ${titles}`;
  const today = `${site}/dashboard?view=today`;
  const more = count > NAMED ? [{ label: `And ${count - NAMED} more`, href: today }] : [];
  const written =
    count === 1
      ? letter({
          ...common,
          subject: clipped(subject, SUBJECT),
          greeting: titleOf(first),
          lines: [whenOf(first), whereOf(first)].filter((line) => line !== ''),
          button: { label: 'Open the task', href: hrefOf(first, site) },
        })
      : letter({
          ...common,
          subject: clipped(subject, SUBJECT),
          greeting: `${count} reminders`,
          lines: [],
          items: [
            ...dues.slice(0, NAMED).map((due) => ({
              label: [titleOf(due), whereOf(due), whenOf(due)].filter(Boolean).join(' · '),
              href: hrefOf(due, site),
            })),
            ...more,
          ],
          button: { label: 'Open today', href: today },
        });
  return { ...written, id: `${topicOf(dues)}.${first.subscription_id}`, endHref };
}
