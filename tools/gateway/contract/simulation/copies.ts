import type { History, Happening } from './history';
import type { Copy, Ledger } from './ledger';
import type { Rows } from './rows';

const isBirth = ({ op, call }: Happening) => op === 'INSERT' && call !== 'restore_project';

const idOf = (row: Rows[number]) => String(row['id']);

/** The transactions that made a copy: one, when all is well; none, when the server refused it. */
function birthsOf({ id }: Copy, history: History): readonly string[] {
  return history.filter((one) => isBirth(one) && one.id === id).map(({ xid }) => xid);
}

/** The ids of all rows that were made by duplications: they share the texts of their originals. */
export function idsOfCopies({ copies }: Ledger, history: History): ReadonlySet<string> {
  const births = new Set(copies.flatMap((copy) => birthsOf(copy, history)));
  return new Set(history.filter((one) => isBirth(one) && births.has(one.xid)).map(({ id }) => id));
}

/** What happened to a row and below it, after it was made. */
function sinceBirth(id: string, birth: string, history: History): History {
  return history.filter((one) => (one.id === id || one.parent_task_id === id) && one.xid !== birth);
}

/** A copy that was taken back leaves what somebody has touched before that, and nothing else. */
function leftOver(copy: Copy, rows: Rows, history: History): readonly string[] {
  const [birth] = birthsOf(copy, history);
  if (!copy.isTakenBack || copy.isDeleted || birth === undefined) return [];
  const end = history.find(
    ({ op, kind, id }) => op === 'DELETE' && kind === 'projects' && id === copy.id,
  );
  const isTakingBack = ({ xid, call }: Happening) =>
    xid === end?.xid || call?.startsWith('take_back') === true;
  const made = new Set(
    history.filter((one) => isBirth(one) && one.xid === birth).map(({ id }) => id),
  );
  return rows
    .filter((row) => made.has(idOf(row)) && !made.has(String(row['parent_task_id'])))
    .filter((row) => {
      const [first] = sinceBirth(idOf(row), birth, history);
      return first === undefined || isTakingBack(first);
    })
    .map((row) => `${idOf(row)} of the copy ${copy.id} is there, and nobody has touched it.`);
}

/** What is wrong with the copies: made twice, or left over. */
export function wrongCopies({ copies }: Ledger, rows: Rows, history: History): readonly string[] {
  return copies.flatMap((copy) => [
    ...(birthsOf(copy, history).length > 1 ? [`The copy ${copy.id} was made twice.`] : []),
    ...leftOver(copy, rows, history),
  ]);
}
