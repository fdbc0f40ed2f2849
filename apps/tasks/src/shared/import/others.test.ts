import { ImportRefusal } from './plan';
import { readFile } from './read-file';
import { run } from './testing/run';

const CONTEXT = { timeZone: 'Europe/Berlin', now: 0, baseDay: '2026-11-25' };

test.each([
  ['Loop', 'Position,Name,Type,Question,Description\n001,Sit,YES_NO,Did you sit?,', 'habits'],
  ['Habitica', 'Task Name,Task ID,Task Type,Date,Value\nSit,1,habit,2026-11-20,1.5', 'habits'],
  ['Harvest', 'Date,Client,Project,Task,Notes,Hours\n2026-11-20,C,P,T,n,1.5', 'hours'],
])(
  '[SE25] a part of what %s exports is named for what it is, and read as no task',
  (app, text, kind) => {
    const bytes = new TextEncoder().encode(text);
    expect(() => run(readFile(bytes, `${app}.csv`, CONTEXT))).toThrow(
      new ImportRefusal(`only-${kind}`),
    );
  },
);
