import { toIcs } from './ics.logic';

const START = Date.UTC(2026, 10, 21, 14);
const item = { id: 'a1', title: 'Pay; rent, now\\', startMs: START, endMs: START + 1_800_000 };

test('[CV7] an item is an event in UTC, with its text escaped', () => {
  expect(toIcs([item], START).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plainday//Calendar//EN',
    'BEGIN:VEVENT',
    'UID:a1@plainday',
    'DTSTAMP:20261121T140000Z',
    'DTSTART:20261121T140000Z',
    'DTEND:20261121T143000Z',
    'SUMMARY:Pay\\; rent\\, now\\\\',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('[CV7] long lines are folded at 75 octets, and no character is cut', () => {
  const title = 'ä'.repeat(60) + '🙂'.repeat(20);
  const ics = toIcs([{ ...item, title }], START);
  for (const line of ics.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(ics.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});

test('[CV7] a text cannot end its line or add a property', () => {
  const ics = toIcs([{ ...item, title: 'A\r\nEND:VEVENT\u0007', description: 'x\ny' }], START);
  expect(ics).toContain('SUMMARY:A\\nEND:VEVENT\r\n');
  expect(ics).toContain('DESCRIPTION:x\\ny\r\n');
  expect(ics.match(/^END:VEVENT/gm)).toHaveLength(1);
});
