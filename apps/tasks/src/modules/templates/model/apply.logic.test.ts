import { TITLE_MAX } from '@plainday/domain-tasks';
import { tasksOf } from './apply.logic';
import { BUILT_IN } from './built-in';
import { sampleTask, sampleTemplate } from './samples';
import { answerKey } from './variables.logic';

const births = { userId: 'ada', ids: Array.from({ length: 30 }, (_, index) => `id-${index}`) };
const application = {
  firstDay: '2026-11-21',
  dayStartMinutes: 0,
  nowMs: Date.parse('2026-11-21T09:00:00Z'),
  dueTimeMinutes: 17 * 60,
  newDatesTimed: true,
  timeZone: 'Europe/Berlin',
  projectId: null,
  answers: {},
};

test('[TE7] every row is one task of the user, in the order of the template', () => {
  for (const template of BUILT_IN) {
    const tasks = tasksOf(template, application, births);
    expect(tasks.map(({ title }) => title)).toEqual(template.tasks.map(({ title }) => title));
    expect(tasks.every(({ user_id, position }) => user_id === 'ada' && position === 0)).toBe(true);
  }
});

test('[TE8][TE9][TE10] project, due date and answers go into the tasks', () => {
  const template = sampleTemplate({
    tasks: [
      sampleTask('Call {{who}}', { due: { days: 3, time: null }, priority: 'high' }),
      sampleTask('Then', { description: ' {{who}} again ', subtask: true }),
    ],
  });
  const answers = { [answerKey('who')]: 'Grace' };
  const [call, then] = tasksOf(template, { ...application, projectId: 'p', answers }, births);
  expect(call).toMatchObject({
    title: 'Call Grace',
    priority: 'high',
    project_id: 'p',
    due_date: '2026-11-24T16:00:00.000Z',
    description: null,
    parent_task_id: null,
  });
  expect(then).toMatchObject({ parent_task_id: call?.id, project_id: 'p', due_date: null });
  expect(then?.description).toContain('Grace again');
});

test('[TE7] a title that grows too long with its answer is cut, never lost', () => {
  const template = sampleTemplate({ tasks: [sampleTask('Call {{who}}')] });
  const answers = { [answerKey('who')]: 'x'.repeat(2 * TITLE_MAX) };
  const [task] = tasksOf(template, { ...application, answers }, births);
  expect(task?.title).toHaveLength(TITLE_MAX);
});

test('[TE7] a subtask without a parent stands alone', () => {
  const template = sampleTemplate({ tasks: [sampleTask('Alone', { subtask: true })] });
  expect(tasksOf(template, application, births)[0]?.parent_task_id).toBeNull();
});
