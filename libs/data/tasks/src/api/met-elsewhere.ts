import { loadElsewhere, type Making } from '@plainday/data-api';
import type { Db } from '@plainday/data-supabase';
import type { Task } from '@plainday/domain-tasks';
import { contentOf, type SeenTask } from '../model/seen-task';
import type { ChangeGroup, Changing } from '../model/changing';
import { callChanges, callRemoval } from './calls';

/** How often tasks may change between looking at them and writing them. */
const LOOKS = 50;

type Row = Task & Readonly<Record<string, unknown>>;
interface Answer {
  readonly data: unknown;
  readonly error: unknown;
}

const rowsIn = (answer: Answer, name: 'met' | 'left') =>
  ((answer.data ?? {}) as Partial<Record<typeof name, readonly Row[]>>)[name] ?? [];

const ownOf = (making: Making, id: string) => ({ ...making, id: `${making.id}.${id}` });

/** Keeps a row that is about to be deleted, where it is not as it was seen here. */
async function keep(rows: readonly Row[], known: ReadonlyMap<string, number>, making: Making) {
  const { EDITED, restoreOf } = await loadElsewhere();
  for (const row of rows) {
    if (known.get(row.id) === contentOf(row)) continue;
    await making.note(restoreOf('tasks', row, ownOf(making, row.id), 'changed', EDITED));
  }
}

const contents = (seen: readonly SeenTask[]) =>
  new Map(seen.map(([id, , content]) => [id, content]));

/** The answer, with what is left to read again: whether rows went that nobody was shown here. */
const withUnseen = ({ data, error }: Answer, isUnseen: boolean): Answer => ({
  data: isUnseen ? { ...(data as object | null), unseen: true } : data,
  error,
});

/** Each row is a group of its own from here on, with what was found in it. */
function withFound(groups: readonly ChangeGroup[], found: ReadonlyMap<string, Row>): ChangeGroup[] {
  return groups.flatMap(({ ids, set, seen = {} }) => {
    const others = ids.filter((id) => !found.has(id));
    const own = ids.flatMap((id) => {
      const row = found.get(id);
      if (!row) return [];
      const now = Object.fromEntries(Object.keys(seen).map((name) => [name, row[name]]));
      return [{ ids: [id], set, seen: now }];
    });
    return others.length > 0 ? [{ ids: others, set, seen }, ...own] : own;
  });
}

/**
 * Goes on with changes of which some have met other values than were seen: these are kept, and then covered. Answers
 * whether rows went that were not seen.
 */
export async function changeWhatWasMet(
  arg: Changing,
  first: Awaited<ReturnType<typeof callChanges>>,
  db: Db,
  making: Making,
): Promise<Answer> {
  const { flipOf, sameColumn } = await loadElsewhere();
  let { changes, taken = [] } = arg;
  const known = contents(taken);
  let answer: Answer = first;
  let isUnseen = false;
  for (let look = 0; look < LOOKS; look += 1) {
    const met = rowsIn(answer, 'met');
    if (answer.error || met.length === 0) return withUnseen(answer, isUnseen);
    const found = new Map(met.map((row) => [row.id, row]));
    for (const { ids, set, seen = {} } of changes) {
      for (const row of ids.flatMap((id) => found.get(id) ?? [])) {
        const columns = Object.keys(seen).filter(
          (name) =>
            !sameColumn(name, row[name], set[name as keyof typeof set]) &&
            !sameColumn(name, row[name], seen[name as keyof typeof seen]),
        );
        const edit = { table: 'tasks', id: row.id, changes: set } as const;
        if (columns.length > 0) {
          await making.note(flipOf(edit, row, columns, ownOf(making, row.id)));
        }
      }
    }
    const named = new Set(changes.flatMap(({ ids }) => ids));
    const away = met.filter(({ id }) => !named.has(id));
    isUnseen ||= away.some(({ id }) => !known.has(id));
    await keep(away, known, making);
    for (const row of away) known.set(row.id, contentOf(row));
    changes = withFound(changes, found);
    taken = [
      ...taken.filter(([id]) => !found.has(id)),
      ...away.map((row) => [row.id, row.rev ?? 0, 0] as const),
    ];
    answer = await callChanges({ ...arg, changes, taken }, db);
  }
  return withUnseen(answer, isUnseen);
}

/**
 * Goes on with a deletion that met rows which are not as they were seen: these are kept, and then deleted. What was
 * taken out of the trash that is emptied stays. Answers whether rows went that were not seen.
 */
export async function removeWhatWasMet(
  part: readonly SeenTask[],
  all: readonly SeenTask[],
  first: Answer,
  db: Db,
  making: Making,
  isEmptying: boolean,
): Promise<Answer> {
  const known = contents(all);
  const open = new Map(part.map(([id, rev]) => [id, rev]));
  let answer = first;
  let isUnseen = false;
  for (let look = 0; look < LOOKS && open.size > 0; look += 1) {
    const left = rowsIn(answer, 'left');
    if (answer.error || left.length === 0) return withUnseen(answer, isUnseen);
    const back = left.filter((row) => isEmptying && row.deleted_at === null);
    for (const { id, parent_task_id: parent } of back) {
      open.delete(id);
      if (parent !== null) open.delete(parent);
    }
    const away = left.filter((row) => !back.includes(row));
    isUnseen ||= away.some(({ id }) => !known.has(id));
    await keep(away, known, making);
    for (const row of away) {
      known.set(row.id, contentOf(row));
      open.set(row.id, row.rev ?? 0);
    }
    if (open.size > 0) answer = await callRemoval(open, db);
  }
  return withUnseen(answer, isUnseen);
}
