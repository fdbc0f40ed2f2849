import type { Db, TableName, TablesInsert } from '@plainday/data-supabase';
import { insertPatches, updatePatches } from '../cache/row-patches';
import type { AnyRow } from '../rows/any-row';
import { metRow } from '../write/row-writes';
import type { Answer } from '../wire/request';
import { api } from '../store/api';
import type { CachePatch } from '../cache/cache-patch';
import { insertOnce } from '../wire/insert-once';
import { optimisticMutation } from '../write/optimistic-mutation';
import { rowWords, wordsIn } from '../rows/write-words';

interface Place {
  readonly table: string;
  /** Endpoints that show the row, and the tags that read them again. */
  readonly lists: readonly string[];
  readonly tags: readonly unknown[];
}

/** Gives fields the values that another device gave them. */
export interface Flip extends Place {
  readonly id: string;
  readonly changes: AnyRow;
  /** The values of this device, which the server has now. */
  readonly mine: AnyRow;
  /** What the row is called. */
  readonly name: string;
}

/** Puts back a row that is no longer there. */
export interface Restoring extends Place {
  readonly row: AnyRow;
}

/** Takes rows out of the trash again, into which another device has moved them. */
export interface TakingOut extends Place {
  readonly ids: readonly string[];
}

const tagsOf = ({ tags }: Place) => tags as readonly never[];

/** The lists that keep no order of their own by rows. */
function patchEach(lists: readonly string[], id: string, changes: AnyRow): CachePatch[] {
  return lists.map((endpoint) => ({
    endpoint,
    apply: (rows) => {
      if (!Array.isArray(rows)) return rows;
      const at = (rows as AnyRow[]).findIndex((row) => row['id'] === id);
      const row = (rows as AnyRow[])[at];
      if (!row || Object.keys(changes).every((column) => row[column] === changes[column])) {
        return rows;
      }
      return (rows as AnyRow[]).with(at, { ...row, ...changes });
    },
  }));
}

/** Made by the server at each change. */
const STAMPS = ['rev', 'updated_at'];
/** What a row may belong to, and what may be gone too. */
const REFERENCES = ['parent_task_id', 'project_id', 'task_id'];

async function putBack({ table, row }: Restoring, db: Db): Promise<Answer> {
  const columns: Record<string, unknown> = Object.fromEntries(
    Object.entries(row).filter(([name]) => !STAMPS.includes(name)),
  );
  let answer = await insertOnce(db, table as TableName, columns as TablesInsert<TableName>);
  for (const name of REFERENCES) {
    if ((answer.error as { code?: string } | null)?.code !== '23503') break;
    if (!(name in columns)) continue;
    columns[name] = null;
    answer = await insertOnce(db, table as TableName, columns as TablesInsert<TableName>);
  }
  return answer;
}

/** So many are named in an address. */
const PART = 100;
const LIVE = { deleted_at: null };
/** What has been completed since is no longer in the trash: it stands among what is done. */
const OPEN = { completed: false };

async function takeOut({ table, ids }: TakingOut, db: Db, userId: string): Promise<Answer> {
  for (let from = 0; from < ids.length; from += PART) {
    const answer: Answer = await db
      .from(table as TableName)
      // Which columns fit is known of a table by name, not of any table.
      .update(LIVE as never)
      .match({ user_id: userId, ...OPEN })
      .in('id', ids.slice(from, from + PART));
    if (answer.error) return answer;
  }
  return { data: null, error: null };
}

/** What a person decides about changes of other devices. */
export const elsewhereApi = api.injectEndpoints({
  endpoints: (build) => ({
    elsewhereFlip: build.mutation<unknown, Flip>(
      optimisticMutation({
        says: ({ table, changes, name }: Flip) => ({
          done: 'Flipped',
          names: [name],
          texts: wordsIn(table, changes),
        }),
        // Lists may not have been read since.
        edit: ({ table, id, changes, mine }: Flip) => ({
          table: table as TableName,
          id,
          changes,
          seen: mine,
        }),
        check: (data) => metRow(data, 'entry'),
        patches: ({ table, id, changes, lists }: Flip) => [
          ...updatePatches(table, id, changes),
          ...patchEach(lists, id, changes),
        ],
        onFailure: tagsOf,
        onSuccess: tagsOf,
      }),
    ),
    elsewhereTakeOut: build.mutation<unknown, TakingOut>(
      optimisticMutation({
        says: ({ table, ids }: TakingOut, find) =>
          rowWords(
            'Restored',
            table,
            ids.map((id) => find(table, id)),
          ),
        send: takeOut,
        patches: ({ table, ids, lists }) =>
          ids.flatMap((id) => [...updatePatches(table, id, LIVE), ...patchEach(lists, id, LIVE)]),
        onFailure: tagsOf,
        onSuccess: tagsOf,
      }),
    ),
    elsewhereRestore: build.mutation<unknown, Restoring>(
      optimisticMutation({
        says: ({ table, row }: Restoring) => rowWords('Restored', table, [row]),
        send: putBack,
        patches: ({ table, row }) => insertPatches(table, [row], ['id']),
        onFailure: tagsOf,
        onSuccess: tagsOf,
      }),
    ),
  }),
});
