import { draftErrors, draftOf, fieldsOfDraft } from './draft.schema';
import { sampleTask } from './sample-task';

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

  it('saves blank text as nothing and drops the rest of a repeat that is off', () => {
    const fields = fieldsOfDraft({ ...draft, notes: ' \u200b', repeat_interval: 3 });
    expect(fields.notes).toBeNull();
    expect(fields.repeat_interval).toBeNull();
    expect(fieldsOfDraft({ ...draft, repeat_pattern: 'weekly' }).repeat_interval).toBe(1);
  });
});
