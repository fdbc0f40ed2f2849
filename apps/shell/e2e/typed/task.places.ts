import { TaskListPage } from '@plainday/testing-e2e';
import {
  TEXT,
  addTask,
  box,
  choose,
  inDialog,
  press,
  settings,
  unlessOpen,
  type TypedPlace,
} from './places';

const TASKS = 'tasks/src/modules';
const ROWS = 'tasks/src/shared/task-rows';

/** Where text is typed in tasks, templates, settings and the sidebar. */
export const TASK_PLACES: readonly TypedPlace[] = [
  {
    name: 'the add bar',
    files: ['tasks/src/shared/add-bar/add-bar-style.ts'],
    at: '?view=all',
    field: (page) => new TaskListPage(page).input,
  },
  {
    name: 'Task Settings',
    files: [
      `${ROWS}/panel/panel-style.ts`,
      `${ROWS}/panel/panel-text.tsx`,
      'tasks/src/shared/task-fields/duration-field.tsx',
      'tasks/src/shared/task-fields/repeat-field.tsx',
    ],
    at: '?view=all',
    given: addTask,
    open: settings,
    field: (page) => inDialog(page, 'Notes'),
    saved: (page) => new TaskListPage(page).row('Milk').getByText(TEXT),
  },
  {
    name: 'the title of a task',
    files: [`${ROWS}/row/task-title.tsx`],
    at: '?view=all',
    given: addTask,
    open: (page) => new TaskListPage(page).startEditing('Milk'),
    field: (page) => new TaskListPage(page).editor(),
    saved: (page) => new TaskListPage(page).row(TEXT),
  },
  {
    name: 'a new subtask',
    files: [`${ROWS}/row/subtasks/new-subtask.tsx`],
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
  {
    name: 'a new template',
    files: [
      `${TASKS}/templates/components/editor/editor-dialog.tsx`,
      `${TASKS}/templates/components/editor/editor-row.tsx`,
    ],
    at: '?tool=templates',
    open: (page) => press(page, 'New Template'),
    field: (page) => inDialog(page, 'Task 1 title'),
    isDialog: true,
  },
  {
    name: 'a checklist for a template',
    files: [`${TASKS}/templates/components/editor/paste-dialog.tsx`],
    at: '?tool=templates',
    open: (page) => choose(page, 'More ways to create', /Paste/),
    field: (page) => inDialog(page, 'Checklist'),
    isDialog: true,
  },
  {
    name: 'a template with blanks',
    files: [`${TASKS}/templates/components/apply/variable-fields.tsx`],
    at: '?tool=templates',
    async given(page) {
      await press(page, 'New Template');
      await inDialog(page, 'Template name').fill('Visit');
      await inDialog(page, 'Task 1 title').fill('Call {{who}}');
      await page.getByRole('button', { name: 'Create Template' }).click();
    },
    open: (page) => press(page, 'Use Visit'),
    field: (page) => inDialog(page, 'who'),
    isDialog: true,
  },
  {
    name: 'a project in the settings',
    files: ['tasks/src/shared/projects/project-dialog.tsx'],
    at: '?tool=settings',
    async open(page) {
      await page.getByRole('tab', { name: 'Projects' }).click();
      await press(page, 'New Project');
    },
    field: (page) => inDialog(page, /Description/),
    isDialog: true,
  },
  {
    name: 'the name of the account',
    files: [`${TASKS}/settings/components/account/name-form.tsx`],
    at: '?tool=settings',
    async open(page) {
      await page.getByRole('tab', { name: 'Preferences' }).click();
      await unlessOpen(
        box(page, 'Display name'),
        page.getByRole('button', { name: 'Change name' }),
      );
    },
    field: (page) => box(page, 'Display name'),
  },
];
