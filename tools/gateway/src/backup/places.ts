import type { Transaction } from '../backend/database/database';
import { SCHEMAS } from '../backend/schema/schemas';
import type { BackupHeader } from './backup-file';
import { SEQUENCES, TABLES } from './dump';

interface Place {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Where rows of a backup may go. */
export interface Places {
  /** All tables of this version, as SQL. */
  readonly names: readonly string[];
  /** Those of them on which row level security is forced. */
  readonly forced: readonly string[];
  /** A table as the database spells it, with the columns that the backup has of it. Throws where it is unknown. */
  table(name: string): Place;
  sequence(name: string): string;
}

const FORCED = `
select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relforcerowsecurity and n.nspname in ${SCHEMAS} order by 1`;

function refuse(path: string, kind: string, name: string): never {
  const shown = JSON.stringify(name.slice(0, 100));
  throw new Error(
    `${path} is no backup of this version: it names the ${kind} ${shown}, which is unknown.`,
  );
}

/**
 * The tables and columns of this version, by which what a file says is checked: its checksum proves that it is whole,
 * not who made it, so nothing of it may become part of a statement but values.
 */
export async function openPlaces(
  transaction: Transaction,
  path: string,
  header: BackupHeader,
): Promise<Places> {
  const found = await transaction.query<{ name: string; columns: string[] }>(TABLES);
  const sequences = await transaction.query<{ sequence: string }>(SEQUENCES);
  const forced = await transaction.query<{ name: string }>(FORCED);
  const places = new Map<string, Place>();
  for (const { name, columns } of header.tables) {
    const ours = found.find((table) => table.name === name) ?? refuse(path, 'table', name);
    for (const column of columns) {
      if (!ours.columns.includes(column)) refuse(path, 'column', `${name}.${column}`);
    }
    const kept = ours.columns.filter((column) => columns.includes(column));
    places.set(name, { name: ours.name, columns: kept });
  }
  return {
    names: found.map(({ name }) => name),
    forced: forced.map(({ name }) => name),
    table: (name) => places.get(name) ?? refuse(path, 'table', name),
    sequence: (name) =>
      sequences.find(({ sequence }) => sequence === name)?.sequence ??
      refuse(path, 'sequence', name),
  };
}
