import { idsOfCopies, wrongCopies } from './copies';
import { LIST_NAMES, type ListName, type Page } from './device';
import type { History } from './history';
import { textsIn, type Ledger } from './ledger';
import type { Rows, RowsOf } from './rows';

/** The rows of a person, by table. */
type Server = Readonly<Partial<Record<string, Rows>>>;

const TABLES = LIST_NAMES.filter((name) => name !== 'trash');

/** What is wrong when all has been sent and read: nothing, when all is well. */
export async function problems(
  pages: readonly Page[],
  ledger: Ledger,
  { rowsOf, history }: { readonly rowsOf: RowsOf; readonly history: () => Promise<History> },
  userId: string,
): Promise<readonly string[]> {
  const rows = await Promise.all(TABLES.map((table) => rowsOf(table, userId)));
  const server: Server = Object.fromEntries(TABLES.map((table, at) => [table, rows[at]]));
  const happened = await history();
  const { tasks = [], projects = [] } = server;
  return [
    ...missing(server, pages, ledger),
    ...doubled(server, idsOfCopies(ledger, happened)),
    ...wrongCopies(ledger, [...tasks, ...projects], happened),
    ...pages.flatMap((page) => [...differences(page, server), ...disorder(page, server)]),
    ...pages.flatMap(needless),
  ];
}

function missing(server: Server, pages: readonly Page[], ledger: Ledger): readonly string[] {
  const there = new Set(textsIn(JSON.stringify([server, pages.map(({ listed }) => listed)])));
  return ledger.kept.filter((text) => !there.has(text)).map((text) => `“${text}” is nowhere.`);
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function doubled(server: Server, copies: ReadonlySet<string>): readonly string[] {
  const all = Object.values(server).flatMap((rows = []) => rows);
  // What repeats comes again under its name, and so do its subtasks.
  const series = new Set(
    all.flatMap((row) => (typeof row['series_id'] === 'string' ? row['id'] : [])),
  );
  const names = all
    .filter((row) => !copies.has(String(row['id'])))
    .filter((row) => !series.has(row['id']) && !series.has(row['parent_task_id']))
    .flatMap((row) => row['title'] ?? row['task_name'] ?? row['topic'] ?? []);
  const logged = (server['learning_progress'] ?? []).flatMap(({ notes }) =>
    repeated(textsIn(notes)),
  );
  // A ticked one that is taken out of the trash is open beside the next: that is somebody's will.
  const dates = (server['tasks'] ?? [])
    .filter((row) => row['series_due'] !== null)
    .map((row) => `${String(row['series_id'])} of ${String(row['series_due'])}`);
  return [
    ...repeated(names.map(String)).map((name) => `“${name}” is there twice.`),
    ...logged.map((text) => `“${text}” is logged twice.`),
    ...repeated(dates).map((date) => `The occurrence ${date} is there twice.`),
  ];
}

const idsOf = (rows: Rows) => rows.map((row) => String(row['id'])).join(' ');

/** Lists whose order a person has made. */
function disorder(page: Page, server: Server): readonly string[] {
  const live = (server['tasks'] ?? []).filter((row) => row['deleted_at'] === null);
  const orders: readonly (readonly [ListName, Rows])[] = [
    ['tasks', live],
    ['projects', server['projects'] ?? []],
  ];
  return orders.flatMap(([list, rows]) =>
    idsOf(page.rows(list)) === idsOf(rows)
      ? []
      : [`${page.browser.name} has the ${list} in another order.`],
  );
}

/** In what the lists of devices differ from the server, as they stand. */
export async function outdated(
  pages: readonly Page[],
  rowsOf: RowsOf,
  userId: string,
  lists: readonly ListName[],
): Promise<readonly string[]> {
  const tables = lists.filter((name) => name !== 'trash');
  const rows = await Promise.all(tables.map((table) => rowsOf(table, userId)));
  const server: Server = Object.fromEntries(tables.map((table, at) => [table, rows[at]]));
  return pages.flatMap((page) => [
    // A number that only the server counts: what was not read back is looked at before it is deleted.
    ...differences(page, server, tables, ['completed_at', 'rev']),
    ...(lists.includes('tasks') ? disorder(page, server) : []),
  ]);
}

const NEEDLESS = /^projectsPlace|This copy was taken back/;

/** An order, or a copy that nobody wants any more, cannot be refused so that a person has to decide. */
function needless(page: Page): readonly string[] {
  return page.refused
    .filter((write) => NEEDLESS.test(write))
    .map((write) => `${page.browser.name} asks what shall become of ${write}.`);
}

const STAMPS = new Set([
  'created_at',
  'updated_at',
  'deleted_at',
  'due_date',
  'series_due',
  'start_time',
  'end_time',
  'last_studied',
]);

function spelled(row: Rows[number], columns: readonly string[]): string {
  const value = (column: string): unknown => {
    const one = row[column];
    // A day has no time, whatever the driver makes of it.
    if (one instanceof Date && column === 'due_day') return one.toISOString().slice(0, 10);
    if (one instanceof Date) return one.toISOString();
    return STAMPS.has(column) && typeof one === 'string' ? new Date(one).toISOString() : one;
  };
  return JSON.stringify(columns.map((column) => [column, value(column)]));
}

function differences(
  page: Page,
  server: Server,
  tables: readonly ListName[] = TABLES,
  unseen: readonly string[] = ['completed_at'],
): readonly string[] {
  return tables.flatMap((table) => {
    const lists: readonly ListName[] = table === 'tasks' ? ['tasks', 'trash'] : [table];
    const shown = lists.flatMap((list) => page.rows(list));
    const stored = server[table] ?? [];
    if (shown.length !== stored.length) {
      return [`${page.browser.name} shows ${shown.length} of ${stored.length} ${table}.`];
    }
    return shown.flatMap((row) => {
      const own = stored.find(({ id }) => id === row.id);
      const columns = Object.keys(row).filter((name) => !unseen.includes(name));
      if (own && spelled(row, columns) === spelled(own, columns)) return [];
      const other = columns.filter((name) => !own || spelled(row, [name]) !== spelled(own, [name]));
      return [
        `${page.browser.name} shows ${table} ${row.id} with another ${other.join(', ')} than the server has.`,
      ];
    });
  });
}

/** What came to somebody else who used the browser meanwhile, and what came from them. */
export async function mixedUp(
  seed: number,
  rowsOf: RowsOf,
  ann: string,
  ben: string,
): Promise<readonly string[]> {
  const own = `seed ${-seed} `;
  const textsOf = async (user: string) => {
    const rows = await Promise.all(TABLES.map((table) => rowsOf(table, user)));
    return textsIn(JSON.stringify(rows));
  };
  const foreign = [
    ...(await textsOf(ben)).filter((text) => !text.startsWith(own)),
    ...(await textsOf(ann)).filter((text) => text.startsWith(own)),
  ];
  return foreign.map((text) => `“${text}” came to somebody else.`);
}
