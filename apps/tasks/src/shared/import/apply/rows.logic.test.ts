import { newTask, type Project, type Task } from '@plainday/domain-tasks';
import { readFile } from '../read-file';
import { run } from '../testing/run';
import { samples } from '../testing/samples';
import { idsOf } from './identity.logic';
import { amountOf, previewOf, type Account } from './preview.logic';
import { partsOf, rowsOf } from './rows.logic';

const USER = '0b4b2a30-7a55-4a0e-8f0c-3b5f4d3c2b1a';
const NOW = Date.parse('2026-11-25T12:00:00+01:00');
const EMPTY: Account = { tasks: [], projects: [] };

function planOf(path: string) {
  const sample = samples.find((one) => one.path === path);
  if (!sample) throw new Error(`There is no sample ${path}.`);
  return run(readFile(sample.bytes, sample.expected.file, sample.context));
}

function importInto(path: string, account: Account, userId = USER) {
  const plan = planOf(path);
  const ids = run(idsOf(plan, userId, path));
  const preview = run(previewOf(plan, ids, account, new Map(), NOW));
  const { targets } = preview;
  const choice = { targets, withChanges: true, total: 0 };
  const made = run(
    rowsOf({ file: { name: path }, plan, ids, preview, choice, account, userId, nowMs: NOW }),
  );
  return { preview, amount: amountOf(preview, targets), ...made };
}

const whole = samples.filter(({ expected }) => !expected.error).map(({ path }) => path);

test.each(whole)('[SE24] %s, imported again, brings nothing new', (path) => {
  const first = importInto(path, EMPTY);
  const again = importInto(path, first);
  expect([again.tasks, again.projects, again.changes]).toEqual([[], [], []]);
  expect(first.amount).toEqual({ tasks: first.tasks.length, projects: first.projects.length });
  expect(again.amount).toEqual({ tasks: 0, projects: 0 });
});

test('[SE24] two people who import the same list have ids of their own', () => {
  const mine = importInto('todoist/project.csv', EMPTY);
  const other = importInto('todoist/project.csv', EMPTY, 'c0ffee00-7a55-4a0e-8f0c-3b5f4d3c2b1a');
  const ids = new Set([...mine.tasks, ...mine.projects].map(({ id }) => id));
  expect([...other.tasks, ...other.projects].filter(({ id }) => ids.has(id))).toEqual([]);
});

test('[SE23] a project of the same name is proposed, and its own tasks stay in front', () => {
  const garden: Project = {
    id: 'p1',
    user_id: USER,
    title: 'home improvement',
    description: null,
    color: '#3B82F6',
    position: 0,
    created_at: null,
  };
  const own: Task = {
    ...newTask('Mine', { id: 't1', userId: USER, nowMs: NOW }, { project_id: 'p1' }),
    position: 7,
  };
  const { preview, tasks, projects } = importInto('todoist/project.csv', {
    tasks: [own],
    projects: [garden],
  });
  expect([...preview.targets.values()]).toEqual([{ kind: 'into', id: 'p1' }]);
  expect(projects).toEqual([]);
  const roots = tasks.filter(({ parent_task_id }) => parent_task_id === null);
  expect(roots.map(({ position }) => position)).toEqual([8, 9, 10, 11, 12, 13, 14]);
  expect(new Set(tasks.map(({ project_id }) => project_id))).toEqual(new Set(['p1']));
});

test('[SE24] what was left out of a batch comes with the next import', () => {
  const first = importInto('todoist/project.csv', EMPTY);
  const half = { tasks: first.tasks.slice(0, 4), projects: first.projects };
  const rest = importInto('todoist/project.csv', half);
  expect(rest.tasks.map(({ id }) => id)).toEqual(first.tasks.slice(4).map(({ id }) => id));
});

test('[SE24] each part has parents before their subtasks and keeps to its limits', () => {
  const { tasks } = importInto('ticktick/backup.csv', EMPTY);
  const parts = [...partsOf(tasks, { rows: 4, bytes: 2500 })];
  expect(parts.flat()).toEqual(tasks);
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(4);
    const bytes = part.reduce((sum, task) => sum + Buffer.byteLength(JSON.stringify(task)), 0);
    expect(part.length === 1 || bytes <= 2500).toBe(true);
  }
  const seen = new Set<string | null>([null]);
  for (const { id, parent_task_id } of tasks) {
    expect(seen.has(parent_task_id)).toBe(true);
    seen.add(id);
  }
});
