import type { Database } from '../database/database';

/** What protects and announces the rows of each table of people, as the catalogue has it. */
const TABLES = `
select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as "isForced",
    array(select verb from unnest(array['select', 'insert', 'update', 'delete'], array['r', 'a', 'w', 'd']) v(verb, letter)
      where not exists (select from pg_policy p
        where p.polrelid = c.oid and p.polpermissive and p.polcmd in (v.letter::"char", '*')
          and 'authenticated'::regrole = any (p.polroles))) as "withoutPolicy",
    array(select verb from unnest(array['insert', 'update', 'delete'], array[4, 16, 8]) v(verb, bit)
      where not exists (select from pg_trigger t join pg_proc f on f.oid = t.tgfoid
        where t.tgrelid = c.oid and t.tgenabled in ('O', 'A') and t.tgtype::integer & v.bit <> 0
          and f.pronamespace = 'private'::regnamespace and f.proname = 'announce_changes')) as "notAnnounced"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`;

interface Table {
  readonly name: string;
  readonly isForced: boolean;
  readonly withoutPolicy: readonly string[];
  readonly notAnnounced: readonly string[];
}

/** What a table lacks, in words; nothing where browsers may be let to it. */
function lacksOf({ isForced, withoutPolicy, notAnnounced }: Table): string[] {
  return [
    ...(isForced ? [] : ['forced row level security']),
    ...(withoutPolicy.length > 0 ? [`a policy for ${withoutPolicy.join(', ')}`] : []),
    ...(notAnnounced.length > 0
      ? [`a trigger that announces ${notAnnounced.join(', ')} (private.announce_changes)`]
      : []),
  ];
}

/**
 * The tables a browser may reach: those of the schema `public`, each of which must have what protects its rows and
 * tells other devices of them. Throws where one lacks something, and names it.
 */
export async function openTables(database: Pick<Database, 'query'>): Promise<ReadonlySet<string>> {
  const tables = await database.query<Table>(TABLES);
  const faults = tables.flatMap((table) => {
    const lacks = lacksOf(table);
    return lacks.length > 0 ? [`public.${table.name} lacks ${lacks.join(', ')}`] : [];
  });
  if (faults.length === 0) return new Set(tables.map(({ name }) => name));
  throw new Error(
    `Not every table can be opened to people: ${faults.join('; ')}. A migration must add it (tools/docs/BUILDING-A-TOOL.md).`,
  );
}
