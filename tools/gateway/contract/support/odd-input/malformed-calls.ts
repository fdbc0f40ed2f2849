import { TABLES } from '../database';
import { hostileInstants, hostileTexts } from './hostile';
import { oddName } from './odd-names';
import type { Random } from './random';
import type { Sending } from '../send';

/** A call of the data API that is broken somewhere, or only odd. */
export interface OddCall {
  path: string;
  sending: Sending;
}

const columns = [
  '*',
  'id',
  'title',
  'user_id',
  'nope',
  '',
  'a"b',
  'created_at',
  'tags',
  '1',
  'id::text',
];
const operators = [
  'eq',
  'neq',
  'gt',
  'in',
  'is',
  'like',
  'ilike',
  'cs',
  'cd',
  'ov',
  'sl',
  'not.eq',
  'zz',
  '',
];
const values = [
  '1',
  'null',
  '()',
  '(1,2',
  '{',
  '{a,b}',
  '%',
  '*',
  '""',
  'true',
  '2026-13-40',
  '[1,2)',
  '%00',
];
const selects = [
  '*',
  'id,title',
  'count()',
  'id.sum()',
  'title.nope()',
  '((((',
  'id,,title',
  '*,projects(*)',
  '*,nope(*)',
  '*,projects!nope(*)',
  'id::nope',
  'id->a->>b',
  'x:id,x:title',
  '...projects(*)',
  '*,projects(*,tasks(*,projects(*)))',
  ',',
  '',
];
const orders = [
  'id',
  'id.desc',
  'nope',
  'id.sideways',
  'id.asc.nullsnowhere',
  'a(b)',
  '',
  ',',
  '(',
  'id,id,id',
];
const prefers = [
  '',
  'return=representation',
  'return=minimal',
  'return=x',
  'count=exact',
  'count=no',
  'resolution=merge-duplicates',
  'missing=default',
  'tx=rollback',
  'handling=strict,x=y',
  'max-affected=0',
];
const accepts = [
  'text/csv',
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.plan+json',
  'application/json;q=x',
  'nope',
  '*/*',
];
const functions = [
  'move_task',
  'reorder_tasks',
  'empty_trash',
  'duplicate_project',
  'duplicate_task',
  'task_counts',
  'change_tasks',
  'add_tasks',
  'remove_tasks',
  'remove_seen_tasks',
  'restore_project',
  'restore_rows',
  'reorder_projects',
  'place_task',
  'place_project',
  'task_stats',
  'log_session',
  'take_back_session',
  'take_back_task',
  'take_back_copies',
];
const keys = [
  'task_id',
  'ids',
  'changes',
  'seen',
  'tasks',
  'project_id',
  'after_ids',
  'before_ids',
  'copy_id',
  'listed_at',
  'target',
  'table_name',
  'rows',
  'overwrite',
  'nope',
  'from_day',
  'zone',
];

function anyValue(random: Random, depth = 0): unknown {
  const plain = [
    null,
    true,
    0,
    -1,
    1.5,
    1e20,
    '',
    'x',
    '2026-01-01',
    '00000000-0000-4000-8000-000000000000',
  ];
  const kind = random.below(depth > 2 ? 2 : 5);
  if (kind === 2) return Array.from({ length: random.below(3) }, () => anyValue(random, depth + 1));
  if (kind > 2) {
    return Object.fromEntries(
      Array.from({ length: random.below(3) }, () => [
        random.pick([...keys, 'set', 'ids', 'title', '__proto__']),
        anyValue(random, depth + 1),
      ]),
    );
  }
  if (kind === 0) return random.pick(plain);
  return random.pick([hostileTexts, hostileInstants][random.below(2)] ?? []).slice(0, 200);
}

/** One of the ordinary ones, or a name that no schema has. */
function nameOf(random: Random, ordinary: readonly string[]): string {
  return random.below(3) ? random.pick(ordinary) : oddName(random);
}

/** Every place of a query that takes a name, with an odd one in it. */
const places: readonly ((name: string) => string)[] = [
  (name) => `select=${name}`,
  (name) => `select=id,${name}`,
  (name) => `select=${name}:id`,
  (name) => `select=id::${name}`,
  (name) => `select=${name}(*)`,
  (name) => `select=*,projects!${name}(*)`,
  (name) => `select=id->>${name}`,
  (name) => `select=${name}.sum()`,
  (name) => `order=${name}`,
  (name) => `order=id.${name}`,
  (name) => `order=projects(${name})`,
  (name) => `on_conflict=${name}`,
  (name) => `columns=id,${name}`,
  (name) => `limit=${name}`,
  (name) => `offset=${name}`,
  (name) => `${name}=eq.1`,
  (name) => `${name}=1`,
  (name) => `id=${name}.1`,
  (name) => `id=eq(${name}).1`,
  (name) => `projects.${name}=eq.1`,
  (name) => `${name}.order=id`,
  (name) => `or=(${name}.eq.1)`,
  (name) => `and=(id.${name}.1,id.is.null)`,
  (name) => `not.or=(id.eq.1,${name})`,
];

function query(random: Random): string {
  const parts: string[] = [];
  if (random.below(2)) parts.push(`select=${nameOf(random, selects)}`);
  if (random.below(2)) parts.push(`order=${nameOf(random, orders)}`);
  for (let more = random.below(3); more > 0; more -= 1) {
    const value = random.below(3)
      ? random.pick(values)
      : encodeURIComponent(random.pick(hostileTexts).slice(0, 60));
    parts.push(`${nameOf(random, columns)}=${nameOf(random, operators)}.${value}`);
  }
  if (random.below(2)) parts.push(random.pick(places)(oddName(random)));
  const extra = [
    'limit=-1',
    'limit=x',
    'offset=99999999999999',
    'or=(',
    'or=(id.eq.1,and(',
    'and=(id.is.null)',
    'on_conflict=nope',
    'columns=nope,id',
    'not.or=(a.b)',
    '%=%',
    '&&',
    'select=%',
  ];
  if (random.below(2)) parts.push(random.pick(extra));
  return parts.join('&');
}

function rows(random: Random): unknown {
  const row = () =>
    Object.fromEntries(
      Array.from({ length: 1 + random.below(3) }, () => [
        random.pick([
          'title',
          'id',
          'position',
          'due_date',
          'tags',
          'completed',
          'color',
          'nope',
          'user_id',
          'habit_id',
          'completed_at',
          'start_time',
          'duration',
        ]),
        anyValue(random, 2),
      ]),
    );
  return random.pick<() => unknown>([
    row,
    () => [row(), row()],
    () => [],
    () => anyValue(random),
  ])();
}

/** Any call at all, with a seed behind it. */
export function oddCall(random: Random): OddCall {
  const prefer = random.pick(prefers);
  const headers: Record<string, string> = prefer === '' ? {} : { prefer };
  if (random.below(10) === 0) headers.accept = random.pick(accepts);
  if (random.below(20) === 0) headers['content-profile'] = random.pick(['public', 'auth', '"', '']);
  if (random.below(3) === 0) {
    const body = Object.fromEntries(
      Array.from({ length: random.below(3) }, () => [random.pick(keys), anyValue(random)]),
    );
    const path = `/rest/v1/rpc/${random.pick(functions)}?${random.below(4) ? '' : query(random)}`;
    return { path, sending: { method: 'POST', body, headers } };
  }
  const method = random.pick(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']);
  const body = method === 'POST' || method === 'PATCH' ? rows(random) : undefined;
  const range: Record<string, string> = random.below(8)
    ? {}
    : { range: random.pick(['0-', 'x', '9-1', '0-0', '-5']) };
  return {
    path: `/rest/v1/${random.pick(TABLES)}?${query(random)}`,
    sending: { method, body, headers: { ...headers, ...range } },
  };
}
