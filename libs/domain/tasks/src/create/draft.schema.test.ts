import { draftErrors, draftOf, fieldsOfDraft } from './draft.schema';
import { sampleTask } from '../sample-task';

const draft = draftOf(sampleTask('a', { due_date: '2026-11-21T12:00:00.000Z' }));

describe('task settings form', () => {
  it('opens without errors', () => {
    expect(draftErrors(draft)).toEqual({});
  });

  it('[spec §5] limits notes, duration and interval', () => {
    expect(draftErrors({ ...draft, notes: 'x'.repeat(2000) })).toEqual({});
    expect(draftErrors({ ...draft, notes: 'x'.repeat(2001) }).notes).toContain('2000');
    expect(draftErrors({ ...draft, duration: 0 }).duration).toContain('1');
    expect(draftErrors({ ...draft, duration: 1.5 }).duration).toBeDefined();
    expect(draftErrors({ ...draft, duration: Number.NaN }).duration).toBeDefined();
    expect(draftErrors({ ...draft, repeat_interval: 0 }).repeat_interval).toBeDefined();
  });

  it('[spec §5] refuses a reminder without or after the due date', () => {
    const reminder_time = '2026-11-21T13:00:00.000Z';
    expect(draftErrors({ ...draft, reminder_time }).reminder_time).toContain('after');
    expect(draftErrors({ ...draft, due_date: null, reminder_time }).reminder_time).toContain(
      'requires',
    );
  });

  it('[issue 13] refuses a last day of a repetition before the due date', () => {
    const repeats = { ...draft, repeat_pattern: 'weekly' } as const;
    const until = (repeat_until: string) => draftErrors({ ...repeats, repeat_until }).repeat_until;
    expect(until('2026-11-20T23:59:00.000Z')).toContain('before the due date');
    expect(until('2026-11-21T23:59:00.000Z')).toBeUndefined();
    const off = { ...draft, repeat_until: '2026-11-20T23:59:00.000Z' };
    expect(draftErrors(off).repeat_until).toBeUndefined();
  });

  it('[TL11] refuses a blank title and saves a clean one', () => {
    expect(draftErrors({ ...draft, title: ' \u200b' }).title).toBe('A task needs a title');
    expect(fieldsOfDraft({ ...draft, title: '  Pay  rent ' }).title).toBe('Pay  rent');
  });

  it('saves blank text as nothing and drops the rest of a repeat that is off', () => {
    const fields = fieldsOfDraft({ ...draft, notes: ' \u200b', repeat_interval: 3 });
    expect(fields.notes).toBeNull();
    expect(fields.repeat_interval).toBeNull();
    expect(fieldsOfDraft({ ...draft, repeat_pattern: 'weekly' }).repeat_interval).toBe(1);
  });
});
