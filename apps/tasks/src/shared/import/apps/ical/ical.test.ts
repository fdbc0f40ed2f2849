import ICAL from 'ical.js';
import { readComponents } from '@plainday/domain-calendar/icalendar';
import { readFile } from '../../read-file';
import { run } from '../../testing/run';
import { samples } from '../../testing/samples';

const CONTEXT = { timeZone: 'Europe/Berlin', now: 0, baseDay: '2026-11-25' };
const calendar = (...lines: readonly string[]) =>
  run(
    readFile(
      new TextEncoder().encode(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')),
      'a.ics',
      CONTEXT,
    ),
  );

test.each(samples.filter(({ path }) => path.startsWith('ical/')))(
  '[SE22] the lines of $path are those that ical.js finds',
  ({ bytes }) => {
    const text = new TextDecoder().decode(bytes).replace(/\r\n/g, '\n');
    const found = run(readComponents(text))[0]?.parts.map(({ name, lines }) => [
      name,
      lines.map((line) => line.name),
    ]);
    const right = new ICAL.Component(ICAL.parse(text) as unknown[])
      .getAllSubcomponents()
      .map((part) => [
        part.name.toUpperCase(),
        part.getAllProperties().map(({ name }) => name.toUpperCase()),
      ]);
    expect(found).toEqual(right);
  },
);

test('[SE25] one bad entry costs no other', () => {
  const { tasks } = calendar(
    'BEGIN:VALARM',
    'TRIGGER:nonsense',
    'END:VALARM',
    'BEGIN:VTODO',
    'SUMMARY:Without an end',
    'a line that is none',
    'BEGIN:VTODO',
    'SUMMARY:With a bad date',
    'DUE:20261399',
    'RRULE:FREQ=SOMETIMES',
    'END:VTODO',
    'BEGIN:VTODO',
    'SUMMARY:A day without its word',
    'DUE:20261128',
    'END:VTODO',
  );
  expect(tasks.map(({ title, due }) => [title, due?.hasTime])).toEqual([
    ['Without an end', undefined],
    ['With a bad date', undefined],
    ['A day without its word', false],
  ]);
});

test('[SE22] a zone with a path or a name of Windows, and a reminder before the start', () => {
  const { tasks } = calendar(
    'BEGIN:VTODO',
    'SUMMARY:Call',
    'DUE;TZID="/mozilla.org/20050126_1/America/New_York":20261202T120000',
    'BEGIN:VALARM',
    'TRIGGER;RELATED=END:-PT15M',
    'END:VALARM',
    'END:VTODO',
    'BEGIN:VTODO',
    'SUMMARY:Ring',
    'DUE;TZID=Tokyo Standard Time:20261202T120000',
    'END:VTODO',
  );
  expect(tasks.map(({ due }) => due && new Date(due.at).toISOString())).toEqual([
    '2026-12-02T17:00:00.000Z',
    '2026-12-02T03:00:00.000Z',
  ]);
  expect(new Date(tasks[0]?.reminder ?? 0).toISOString()).toBe('2026-12-02T16:45:00.000Z');
});

test('[SE22] dates on which a task does not repeat, or also does, are kept as people read them', () => {
  const { tasks } = calendar(
    'BEGIN:VTODO',
    'SUMMARY:Bins',
    'DUE;TZID="Romance Standard Time":20261201T080000',
    'RRULE:FREQ=WEEKLY;BYDAY=TU',
    'EXDATE;TZID=Europe/Madrid:20261208T080000,20261215T080000',
    'RDATE;VALUE=DATE:20261224',
    'END:VTODO',
  );
  expect(tasks[0]?.description).toBe(
    'Not on: 2026-12-08 08:00, 2026-12-15 08:00\nAlso on: 2026-12-24',
  );
});
