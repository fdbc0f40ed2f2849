import { buildTask } from '@plainday/testing-unit';
import { compose } from '../../../../../supabase/functions/reminders/compose';
import type { DuePush } from '../../../../../supabase/functions/reminders/due';
import { shownFor } from '../../offline/worker/pushed';
import { inWords } from './in-words';

const NOW = new Date(2026, 10, 25, 14, 30).getTime();
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

test.each([
  ['with a time, late, with what it belongs to', at(30), null, at(-10), 'Proofs', 'Halden'],
  ['of a day', at(-150), '2026-11-27', at(0), null, 'Halden'],
  ['with nothing beside its title', at(3 * 24 * 60), null, at(0), null, null],
])(
  '[DB22] a page tells a reminder as a push does: %s',
  (_, due, day, remindAt, parent, project) => {
    const row = { title: 'Compare the colours', due_date: due, due_day: day, project_id: 'halden' };
    const pushed: DuePush = {
      ...row,
      subscription_id: 'device',
      endpoint: 'https://push.example.org/1',
      p256dh: '',
      auth: '',
      address: null,
      time_zone: null,
      task_id: 'task',
      remind_at: remindAt,
      kind: 'reminder',
      answer_key: 'key',
      project,
      parent,
      is_plain: true,
      notice: null,
      first_claimed_at: at(0),
    };
    const [push] = compose([pushed]);
    if (!push) throw new Error('Nothing is pushed.');
    const { title, body, tag } = shownFor(push.message, new Date(NOW));
    const named = (name: string | null) => (name === null ? undefined : { title: name });
    const belonging = { parent: named(parent), project: named(project) };
    const task = buildTask({ ...row, id: 'task', reminder_time: remindAt });
    expect(body.split('\n')).toHaveLength(1 + Number(!!project) + Number(remindAt !== at(0)));
    expect(inWords(task, Date.parse(remindAt), belonging, NOW)).toMatchObject({ title, body, tag });
  },
);
