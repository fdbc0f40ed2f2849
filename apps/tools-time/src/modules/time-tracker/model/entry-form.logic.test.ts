import { columnsOf, errorsOf, formOf, newForm } from './entry-form.logic';
import type { TimeSession } from './session.schema';

const session: TimeSession = {
  id: 's1',
  user_id: 'u1',
  task_name: 'Write',
  project_id: 'p1',
  task_id: null,
  start_time: '2026-11-21T23:50:12Z',
  end_time: '2026-11-22T00:20:45Z',
  duration: 1500,
  notes: null,
};
const form = formOf(session, 'UTC');

test('[TT5] an entry over midnight has two days', () => {
  expect(form).toMatchObject({
    startDay: '2026-11-21',
    startTime: '23:50',
    endDay: '2026-11-22',
    endTime: '00:20',
  });
});

test('[TT5] another name leaves times and duration as they were', () => {
  expect(columnsOf({ ...form, taskName: ' Edit ' }, session, 'UTC')).toEqual({
    task_name: 'Edit',
    project_id: 'p1',
    start_time: '2026-11-21T23:50:12.000Z',
    end_time: '2026-11-22T00:20:45.000Z',
    duration: 1500,
    notes: null,
  });
});

test('[TT5] another end gives another duration', () => {
  const changed = columnsOf({ ...form, endTime: '01:20', notes: ' Late ' }, session, 'UTC');
  expect(changed).toMatchObject({
    end_time: '2026-11-22T01:20:00.000Z',
    duration: 89 * 60 + 48,
    notes: 'Late',
  });
});

test('[TT5] an entry by hand begins with the last half hour', () => {
  expect(newForm(Date.parse('2026-11-21T00:10:00Z'), 'UTC')).toMatchObject({
    startDay: '2026-11-20',
    startTime: '23:40',
    endDay: '2026-11-21',
    endTime: '00:10',
  });
});

test('[TT5] a form says what is wrong with it', () => {
  expect(errorsOf(form, session, 'UTC')).toEqual({});
  expect(errorsOf({ ...form, taskName: ' ', endTime: '' }, session, 'UTC')).toEqual({
    taskName: 'Say what you worked on',
    endTime: 'Enter a time',
  });
  expect(errorsOf({ ...form, endDay: '2026-11-21' }, session, 'UTC')).toEqual({
    endTime: 'The end cannot come before the start.',
  });
});

/** On October 25 Berlin sets the clock back at 03:00: 02:50 in summer time, 02:10 in winter time, twenty minutes later. */
const twice: TimeSession = {
  ...session,
  start_time: '2026-10-25T00:50:00Z',
  end_time: '2026-10-25T01:10:00Z',
  duration: 1200,
};

test('[TT5] [T5] an entry over the hour that comes twice can get a note', () => {
  const opened = formOf(twice, 'Europe/Berlin');
  expect(opened).toMatchObject({ startTime: '02:50', endTime: '02:10' });
  const noted = { ...opened, notes: 'Late shift' };
  expect(errorsOf(noted, twice, 'Europe/Berlin')).toEqual({});
  expect(columnsOf(noted, twice, 'Europe/Berlin')).toMatchObject({
    start_time: '2026-10-25T00:50:00.000Z',
    end_time: '2026-10-25T01:10:00.000Z',
    duration: 1200,
  });
});

test('[TT5] an end in the hour that comes twice is the one behind the start', () => {
  const later = { ...formOf(twice, 'Europe/Berlin'), endTime: '02:20' };
  expect(errorsOf(later, twice, 'Europe/Berlin')).toEqual({});
  expect(columnsOf(later, twice, 'Europe/Berlin')).toMatchObject({
    end_time: '2026-10-25T01:20:00.000Z',
    duration: 1800,
  });
});
