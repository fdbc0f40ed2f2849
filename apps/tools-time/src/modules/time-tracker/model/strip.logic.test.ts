import type { TimeSession } from './session.schema';
import { stripOf } from './strip.logic';

const UTC = { dayStartMinutes: 0, timeZone: 'UTC' };

const NOW = Date.parse('2026-11-21T14:00:00Z');
const entry = (id: string, from: string, to: string, duration?: number): TimeSession => ({
  id,
  user_id: 'u1',
  task_name: 'Write',
  project_id: null,
  task_id: null,
  start_time: from,
  end_time: to,
  duration: duration ?? (Date.parse(to) - Date.parse(from)) / 1000,
  notes: null,
});

test('[TT6] the strip shows 8 to 20, with the present', () => {
  const strip = stripOf([entry('a', '2026-11-21T11:00:00Z', '2026-11-21T12:30:00Z')], NOW, UTC);
  expect(strip.hours.map(({ text }) => text)).toEqual(['08', '10', '12', '14', '16', '18', '20']);
  expect(strip.now).toBe(50);
  expect(strip.pieces).toEqual([
    {
      id: 'a',
      name: 'Write',
      projectId: null,
      times: '11:00 – 12:30',
      seconds: 5400,
      left: 25,
      width: 12.5,
    },
  ]);
});

test('[TT6] it widens to the hours that are used, and ends at midnight', () => {
  const late = entry('a', '2026-11-21T05:30:00Z', '2026-11-22T01:00:00Z');
  const strip = stripOf([late], NOW, UTC);
  expect(strip.hours[0]).toEqual({ text: '05', left: 0 });
  expect(strip.pieces[0]).toMatchObject({ times: '05:30 – 00:00', seconds: 18.5 * 3600 });
  expect((strip.pieces[0]?.left ?? 0) + (strip.pieces[0]?.width ?? 0)).toBe(100);
});

test('[TT6] yesterday is not in it', () => {
  const strip = stripOf([entry('a', '2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z')], NOW, UTC);
  expect(strip.pieces).toEqual([]);
});

test('[TT13] a piece shows when it happened, and says how long was worked', () => {
  const paused = entry('a', '2026-11-21T09:00:00Z', '2026-11-21T10:25:00Z', 25 * 60);
  expect(stripOf([paused], NOW, UTC).pieces[0]).toMatchObject({
    times: '09:00 – 10:25',
    seconds: 25 * 60,
  });
});
