import { doneSince, projectOf, type ListKey } from './list-key';

/** A condition of the database, as its addresses spell it: column, operator, value. */
export type Condition = readonly [column: string, operator: string, value: string];

const ORDER = [
  { column: 'position', descending: false },
  { column: 'created_at', descending: true },
] as const;
const TRASH_ORDER = [{ column: 'deleted_at', descending: true }, ...ORDER] as const;

/** The order in which the server gives a list. */
export function orderOf(key: ListKey): typeof ORDER | typeof TRASH_ORDER {
  return key === 'trash' || doneSince(key) !== null ? TRASH_ORDER : ORDER;
}

const IS_LIVE: Condition = ['deleted_at', 'is', 'null'];
const IS_OPEN: Condition = ['completed', 'eq', 'false'];

/** What the server is asked for: the tasks of one person that meet all of these. */
export function conditionsOf(key: ListKey): readonly Condition[] {
  const since = doneSince(key);
  if (since !== null) {
    return [
      ['completed', 'eq', 'true'],
      ['deleted_at', 'gte', since],
      ['parent_task_id', 'is', 'null'],
    ];
  }
  switch (key) {
    case 'trash':
      return [['deleted_at', 'not.is', 'null']];
    case 'everywhere':
      return [IS_LIVE];
    case 'reminders':
      return [IS_LIVE, ['reminder_time', 'not.is', 'null'], IS_OPEN];
    case 'dated':
      return [IS_LIVE, ['due_date', 'not.is', 'null'], IS_OPEN];
    case 'subtasks':
      return [IS_LIVE, ['parent_task_id', 'not.is', 'null']];
    case 'inbox':
    default: {
      const project = projectOf(key);
      return [
        IS_LIVE,
        project === null ? ['project_id', 'is', 'null'] : ['project_id', 'eq', project],
      ];
    }
  }
}
