import { TaskListPage } from '@plainday/testing-e2e';
import { TEXT, addTask, box, inDialog, settings, type TypedPlace } from './places';

const TASKS = 'tasks/src/modules';
const ROWS = 'tasks/src/shared/task-rows';

/** Where text is typed in the task list, the matrix and the sidebar. */
export const PLACES: readonly TypedPlace[] = [
  {
    name: 'the add bar',
    files: ['tasks/src/shared/add-bar/add-bar-style.ts'],
    at: '?view=all',
    field: (page) => new TaskListPage(page).input,
  },
  {
    name: 'Task Settings',
    files: [
      `${ROWS}/dialogs/settings-style.ts`,
      `${ROWS}/dialogs/settings-text.tsx`,
      'tasks/src/shared/task-fields/duration-field.tsx',
      'tasks/src/shared/task-fields/repeat-field.tsx',
    ],
    at: '?view=all',
    given: addTask,
    open: settings,
    field: (page) => inDialog(page, 'Notes'),
    isDialog: true,
  },
  {
    name: 'the title of a task',
    files: [`${ROWS}/row/card/task-title.tsx`],
    at: '?view=all',
    given: addTask,
    open: (page) => new TaskListPage(page).startEditing('Milk'),
    field: (page) => new TaskListPage(page).editor(),
    saved: (page) => new TaskListPage(page).row(TEXT),
  },
  {
    name: 'a new subtask',
    files: [`${ROWS}/row/new-subtask.tsx`],
    at: '?view=all',
    given: addTask,
    open: settings,
    field: (page) => inDialog(page, 'Add a subtask to Milk'),
  },
  {
    name: 'the name of a new project',
    files: ['shell/src/dashboard/sidebar/new-project-input.tsx'],
    at: '?view=all',
    open: (page) => page.getByRole('button', { name: 'Add project' }).click(),
    field: (page) => box(page, 'Project name'),
  },
  {
    name: 'a line of the matrix',
    files: [`${TASKS}/eisenhower/components/add-line.tsx`],
    at: '?tool=eisenhower',
    field: (page) => page.getByRole('main').getByRole('textbox').first(),
  },
];
