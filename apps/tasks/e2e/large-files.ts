import { strToU8, zipSync } from 'fflate';

/** A file to be imported. */
export interface LargeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What it brings where that is no tasks. */
  readonly things?: 'entries';
}

const rows = (count: number, row: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => row(number));
const title = (number: number) => `Water plant ${number} in the long row behind the house`;
const day = (number: number) => String((number % 28) + 1).padStart(2, '0');

const HEAD =
  'TYPE,CONTENT,DESCRIPTION,IS_COLLAPSED,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT,DEADLINE,DEADLINE_LANG';

const table = (count: number) =>
  strToU8(
    [
      HEAD,
      ...rows(
        count,
        (number) =>
          `task,${title(number)} @garden,"Some words, ${number}",,${(number % 4) + 1},1,Mara (1),,2027-03-${day(number)},en,Europe/Berlin,,None,,`,
      ),
    ].join('\n'),
  );

const sync = (count: number) =>
  strToU8(
    JSON.stringify({
      full_sync: true,
      projects: [{ id: 'p', name: 'Garden', parent_id: null, is_archived: false }],
      sections: [],
      labels: [],
      notes: [],
      items: rows(count, String).map((id, number) => ({
        id: `i${id}`,
        project_id: 'p',
        section_id: null,
        parent_id: null,
        content: title(number),
        description: `Some words, ${number}`,
        priority: (number % 4) + 1,
        labels: ['garden'],
        due: { date: `2027-03-${day(number)}`, is_recurring: false, string: '', timezone: null },
        checked: false,
        is_deleted: false,
        child_order: number,
      })),
    }),
  );

const calendar = (count: number) =>
  strToU8(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'X-WR-CALNAME:Garden',
      ...rows(count, (number) =>
        [
          'BEGIN:VTODO',
          `UID:${number}@example.org`,
          'DTSTAMP:20261120T080000Z',
          `SUMMARY:${title(number)}`,
          `DESCRIPTION:Some words\\, ${number}`,
          `DUE;TZID=Europe/Berlin:202703${day(number)}T190000`,
          'STATUS:NEEDS-ACTION',
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          'TRIGGER:-PT15M',
          'END:VALARM',
          'END:VTODO',
        ].join('\r\n'),
      ),
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );

const notebook = (count: number) =>
  strToU8(
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n<en-export application="Evernote" version="10">',
      ...rows(
        count,
        (number) =>
          `<note><title>${title(number)}</title><created>202611${day(number)}T080000Z</created><tag>garden</tag>` +
          `<content><![CDATA[<en-note><div><en-todo checked="true"/>Some words, ${number}</div>` +
          `<div>More of <b>them</b> &amp; an <a href="https://example.org/">address</a></div></en-note>]]></content></note>`,
      ),
      '</en-export>',
    ].join('\n'),
  );

const times = (count: number) =>
  strToU8(
    [
      'Description,Duration,Member,Email,Project,Tags,Start date,Start time,Stop date,Stop time',
      ...rows(count, (number) => {
        const [hour, minute, second] = [number / 1200, (number / 20) % 60, (number % 20) * 3].map(
          (part) => String(Math.floor(part)).padStart(2, '0'),
        );
        const start = `${hour}:${minute}:${second}`;
        return `${title(number)},0:00:01,Mara,m@example.org,Garden,-,2026-10-${day(number)},${start},2026-10-${day(number)},${start.slice(0, -2)}59`;
      }),
    ].join('\n'),
  );

/** Large files of those apps that people bring most of, by the number of their rows. */
export const LARGE_FILES: Readonly<Record<string, (count: number) => LargeFile>> = {
  'a CSV of Todoist': (count) => ({ name: 'Garden.csv', bytes: table(count) }),
  'a ZIP of Todoist': (count) => ({
    name: 'backup.zip',
    bytes: zipSync({ 'Garden [6Crf4vV5gq2mXp01].csv': table(count) }),
  }),
  'JSON of Todoist': (count) => ({ name: 'todoist.json', bytes: sync(count) }),
  'a calendar with alarms': (count) => ({ name: 'garden.ics', bytes: calendar(count) }),
  'a notebook of Evernote': (count) => ({
    name: 'garden.enex',
    bytes: notebook(count),
    things: 'entries',
  }),
  'times of Toggl': (count) => ({ name: 'times.csv', bytes: times(count), things: 'entries' }),
};
