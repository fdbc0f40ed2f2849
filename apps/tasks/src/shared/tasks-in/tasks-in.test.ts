import { linesIn } from './lines-in';
import { tasksIn } from './tasks-in';

const fileOf = (text: string, name = '') => {
  const bytes = new TextEncoder().encode(text);
  return Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
};
const EVENT = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:1@example.org',
  'SUMMARY:Dentist\\, Main St',
  'DTSTART;VALUE=DATE:20270105',
  'DTEND;VALUE=DATE:20270106',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

test('cells of a spreadsheet with named columns say more than titles', async () => {
  const lines = await linesIn(
    'Task\tDue\tPriority\tDone\nPaint the wall\t2027-01-05\thigh\t\n"Call Bob,\nabout the rent"\t\t\tx',
  );
  expect(lines).toEqual([
    {
      text: 'Paint the wall',
      isSubtask: false,
      isDone: false,
      fields: expect.objectContaining({ due_day: '2027-01-05', priority: 'high' }),
    },
    expect.objectContaining({ text: 'Call Bob, about the rent', isDone: true }),
  ]);
});

test('the same with semicolons, and columns in another language', async () => {
  const lines = await linesIn('Aufgabe;Fällig am;Priorität\nFenster putzen;05.01.2027;hoch\n');
  expect(lines).toEqual([
    expect.objectContaining({
      text: 'Fenster putzen',
      fields: expect.objectContaining({ due_day: '2027-01-05', priority: 'high' }),
    }),
  ]);
});

test.each([
  ['Milk, bread\nCall Ann, then Bob', ['Milk, bread', 'Call Ann, then Bob']],
  ['Milk\t2\nBread\t3', ['Milk 2', 'Bread 3']],
  ['- [ ] Shop\n  - [x] Milk', ['Shop', 'Milk']],
  ['Notes, later\nTask\nBread', ['Notes, later', 'Task', 'Bread']],
  ['From: Ann\nSubject: Hello\nDate: today', ['From: Ann', 'Subject: Hello', 'Date: today']],
])('lines without named columns stay lines: %j', async (text, titles) => {
  const lines = await linesIn(text);
  expect(lines.map((line) => line.text)).toEqual(titles);
  expect(lines.every(({ fields }) => fields === undefined)).toBe(true);
});

test('a calendar is its events, pasted and dropped', async () => {
  const expected = [
    expect.objectContaining({
      text: 'Dentist, Main St',
      fields: expect.objectContaining({ due_day: '2027-01-05' }),
    }),
  ];
  expect(await linesIn(EVENT)).toEqual(expected);
  expect(await tasksIn(fileOf(EVENT, 'invite.ics'))).toEqual(expected);
});

test('a dropped file of check lists keeps what is below what', async () => {
  const lines = await tasksIn(fileOf('- [ ] Shop\n  - [x] Milk\n- [ ] Call Ann', 'list.md'));
  expect(lines.map(({ text, isSubtask, isDone }) => [text, isSubtask, isDone])).toEqual([
    ['Shop', false, false],
    ['Milk', true, true],
    ['Call Ann', false, false],
  ]);
});

test('a file that holds no tasks brings none', async () => {
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]);
  const file = Object.assign(new File([bytes], 'a.png'), { arrayBuffer: async () => bytes.buffer });
  expect(await tasksIn(file)).toEqual([]);
});
