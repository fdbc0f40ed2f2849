import { ImportRefusal } from './plan';
import { readFile } from './read-file';
import { run } from './testing/run';

const CONTEXT = { timeZone: 'Europe/Berlin', now: 0, baseDay: '2026-11-25' };

test.each([
  [
    'Toggl',
    'Description,Duration,Member,Project,Start date,Start time,Stop date,Stop time\na,1:00:00,M,P,2026-11-23,09:00:00,2026-11-23,10:00:00',
    'times',
  ],
  [
    'Clockify',
    '"Project","Description","Task","Start Date","Start Time","End Date","Duration (h)"\n"P","d","t","11/01/2026","10:00","11/01/2026","01:00"',
    'times',
  ],
  [
    'Kimai',
    'Date,From,To,Duration,Project,Activity,Description\n2026-11-20,22:30,01:15,2.75,P,A,d',
    'times',
  ],
  [
    'Loop',
    'Position,Name,Type,Question,Description\n001,Meditate,YES_NO,Did you sit today?,',
    'habits',
  ],
  ['Habitica', '{"tasks":{"habits":[],"dailys":[],"todos":[]}}', 'habits'],
  ['Keep', '{"title":"Paint","textContent":"a","userEditedTimestampUsec":0}', 'notes'],
  [
    'Evernote',
    '<?xml version="1.0"?><en-export><note><title>- [ ] a</title></note></en-export>',
    'notes',
  ],
  [
    'OPML',
    '<?xml version="1.0"?><opml version="2.0"><body><outline text="a"/></body></opml>',
    'map',
  ],
  ['FreeMind', '<map version="1.0.1"><node TEXT="Trip"/></map>', 'map'],
  ['XMind', '[{"title":"a","rootTopic":{"title":"b"}}]', 'map'],
  [
    'Daylio',
    'full_date,date,weekday,time,mood,activities,note\n2026-11-24,24. November,Dienstag,20:30,Gut,a,b',
    'moods',
  ],
])(
  '[SE25] a file of %s is named for what it holds, and read as no list of tasks',
  (app, text, kind) => {
    const bytes = new TextEncoder().encode(text);
    expect(() => run(readFile(bytes, `${app}.csv`, CONTEXT))).toThrow(
      new ImportRefusal(`only-${kind}`),
    );
  },
);
