import { dayKeyOf } from '@plainday/domain-calendar';
import type { ImportPlan } from '../plan';
import type { PlannedMap } from '../plan-tools';
import type { ExpectedForTools, ExpectedMap, ExpectedNote } from './expected-tools';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const keeps = (text: string, parts: readonly string[] = []) =>
  parts.every((part) => text.includes(part));

/** The clock on a wall of a zone, with its seconds. */
function wall(at: number, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' });
  return `${dayKeyOf(at, timeZone)}T${time.format(at)}`;
}

/** What is wanted and not there, and what is there and not wanted. */
function matched<Found, Wanted>(
  what: string,
  found: readonly Found[],
  wanted: readonly Wanted[],
  fits: (found: Found, wanted: Wanted) => boolean,
): string[] {
  const left = [...found];
  const missing = wanted.filter((one) => {
    const at = left.findIndex((here) => fits(here, one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [
    ...missing.map((one) => `no ${what} ${JSON.stringify(one)}`),
    ...left.map((one) => `more ${what}: ${JSON.stringify(one)}`),
  ];
}

const momentsFit = (at: number | null, wanted: string | undefined) =>
  wanted === undefined || at === Date.parse(wanted);

function notesOf(plan: ImportPlan, wanted: readonly ExpectedNote[]): string[] {
  const found = [
    ...plan.notes.map((note) => ({ ...note, target: 'quickNotes', tags: [] as string[] })),
    ...plan.entries.map((entry) => ({ ...entry, target: 'knowledgeBase', pinned: false })),
  ];
  return matched('note', found, wanted, (note, one) => {
    const text = `${note.title}\n${note.text}`;
    return (
      [undefined, note.target].includes(one.target) &&
      [undefined, note.title].includes(one.title) &&
      (one.tags === undefined || same(note.tags, one.tags)) &&
      (one.tagsInclude ?? []).every((tag) => (note.tags as readonly string[]).includes(tag)) &&
      keeps(text, one.mustKeep) &&
      !(one.mustNotKeep ?? []).some((part) => text.includes(part)) &&
      momentsFit(note.createdAt, one.createdAt) &&
      momentsFit(note.updatedAt, one.updatedAt) &&
      note.pinned === (one.pinned ?? false)
    );
  });
}

function mapFits(map: PlannedMap, wanted: ExpectedMap): boolean {
  const texts = new Map(map.nodes.map(({ key, text }) => [key, text]));
  const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';
  const faults = matched('node', map.nodes, wanted.nodes, ({ text, parent }, one) => {
    const above = parent === null ? null : firstLine(texts.get(parent) ?? '');
    const isText = [one.text, ...(one.textAnyOf ?? [])].some(
      (words) => words !== null && (text === words || firstLine(text) === words),
    );
    const isBelow =
      one.parentStartsWith === undefined
        ? [one.parent, ...(one.parentAnyOf ?? [])].includes(above)
        : above?.startsWith(one.parentStartsWith) === true;
    return isText && isBelow && keeps(text, one.mustKeep);
  });
  const links = map.links.map((ends) =>
    ends.map((key) => (texts.get(key) ?? '').replaceAll('\n', ' ')),
  );
  const areLinks = (wanted.links ?? []).every(([from, to]) =>
    links.some(([a = '', b = '']) => a.startsWith(from) && b.startsWith(to)),
  );
  const isAll = links.length === (wanted.links ?? []).length;
  return map.title === wanted.title && same(faults, []) && areLinks && isAll;
}

/** What is wrong with what other tools get, as sentences. */
export function compareTools(plan: ImportPlan, wanted: ExpectedForTools, zone: string): string[] {
  const names = new Map(plan.projects.map(({ key, title }) => [key, title]));
  return [
    ...notesOf(plan, wanted.notes ?? []),
    ...matched(
      'session',
      plan.sessions,
      wanted.sessions ?? [],
      (session, one) =>
        (one.anyName === true || session.title === one.task_name) &&
        (names.get(session.project ?? '') ?? null) === one.project &&
        same([wall(session.start, zone), wall(session.end, zone)], [one.start, one.end]) &&
        [one.seconds, ...(one.secondsAnyOf ?? [])].includes(session.seconds) &&
        keeps(`${session.title}\n${session.text}`, one.mustKeep),
    ),
    ...matched(
      'habit',
      plan.habits,
      wanted.habits ?? [],
      (habit, one) =>
        [one.title, ...(one.titleAnyOf ?? [])].includes(habit.title) &&
        same([habit.days, habit.frozen], [one.days, one.frozen ?? []]) &&
        keeps(habit.text, one.descriptionMustKeep),
    ),
    ...matched('map', plan.maps, wanted.maps ?? [], mapFits),
    ...matched(
      'mood',
      plan.moods,
      (wanted.moods ?? []).filter(({ mood }) => mood !== null),
      (mood, one) =>
        wall(mood.at, zone).startsWith(one.at) &&
        mood.mood === one.mood &&
        keeps(mood.text, one.mustKeep),
    ),
    ...(wanted.moods ?? []).flatMap(({ moodMustBeAsked: name }) =>
      name === undefined || plan.asks.moods.includes(name) ? [] : [`${name} is not asked for`],
    ),
  ];
}
