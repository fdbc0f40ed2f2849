import type { Row } from './account';
import { nextId } from './ids';
import { at } from './morning';

export const cafe = nextId();
export const website = nextId();
export const home = nextId();

/** The projects of a designer. */
export const projects: readonly Row[] = [
  { id: cafe, title: 'Harbour Café', color: '#3B82F6', position: 0 },
  { id: website, title: 'Lindqvist website', color: '#8B5CF6', position: 1 },
  { id: home, title: 'Home', color: '#10B981', position: 2 },
];

type Priority = 'high' | 'medium' | 'low';

function task(title: string, priority: Priority, due: string | null, more: Row = {}): Row {
  const own = {
    completed: false,
    deleted_at: null,
    project_id: null,
    duration: null,
    repeat_pattern: null,
  };
  return { title, priority, due_date: due, notes: null, focused: false, ...own, ...more };
}

function done(title: string, daysAgo: number, more: Row = {}): Row {
  const deleted_at = at(-daysAgo, 16);
  return task(title, 'medium', null, { completed: true, deleted_at, ...more });
}

const rows: readonly Row[] = [
  task('Collect the receipts of October', 'medium', at(-2, 17), { duration: 60, project_id: home }),
  task('Ask Mara for the rights to the photos', 'low', at(-1, 12), {
    duration: 15,
    project_id: cafe,
  }),
  task('Send Mara the menu proof', 'high', at(0, 10, 30), { duration: 45, focused: true }),
  task('Write the proposal for Lindqvist', 'high', at(0, 11, 30), {
    duration: 90,
    project_id: website,
  }),
  task('Logo of the café, third round', 'medium', at(0, 14), { duration: 60, project_id: cafe }),
  task('Export the icons for Jonas', 'low', at(0, 15, 30), { duration: 15, project_id: website }),
  task('Plan the week', 'low', at(0, 16), { duration: 30, repeat_pattern: 'weekly' }),
  task('Book the train to Gothenburg', 'medium', at(1, 12)),
  task('Write the October invoices', 'high', at(2, 17), { duration: 60 }),
  task('Call the dentist', 'low', at(3, 9), { duration: 15 }),
  task('Draft the talk for the meet-up', 'medium', at(9, 17), {
    duration: 120,
    notes: 'Start with the café, end with the website.',
    focused: true,
  }),
  task('Order tulip bulbs', 'low', null),
  task('Read the new accessibility guidelines', 'low', at(16, 17)),
  task('Choose paper for the menus', 'high', at(1, 10), { project_id: cafe }),
  task('Photograph the autumn dishes', 'medium', at(12, 11), { project_id: cafe }),
  task('Print 40 menus', 'medium', at(5, 12), { project_id: cafe }),
  task('Second layout for Anders', 'high', at(4, 17), { project_id: website, focused: true }),
  task('Move the old posts', 'low', at(18, 17), { project_id: website }),
  task('Fix the heating in the hall', 'medium', at(20, 17), { project_id: home }),
  done('Answer Anders', 0, {
    due_date: at(0, 8),
    deleted_at: at(0, 8, 20),
    duration: 30,
    project_id: website,
  }),
  done('Read the contract of the printer', 0, {
    due_date: at(0, 9),
    deleted_at: at(0, 9, 25),
    duration: 30,
    project_id: cafe,
  }),
  ...['Sketch the menu', 'Collect prices', 'Agree on the typeface'].map((title, index) =>
    done(title, index + 1, { project_id: cafe }),
  ),
  ...['Interview Anders', 'First layout', 'Set up hosting', 'Write the imprint'].map(
    (title, index) => done(title, index * 4 + 2, { project_id: website }),
  ),
  ...['Renew the insurance', 'Water the plants', 'Post the parcel', 'Pay the rent'].map(
    (title, index) => done(title, index * 6 + 1, { project_id: home }),
  ),
];

/** What is to be done and what was done. */
export const tasks = rows.map((row, position) => ({ ...row, position }));
