import { readPreferences } from '@plainday/data-preferences';
import { readQuery, storeOf, subscribeQuery, whenSaved } from '@plainday/data-api';
import { projectsApi, tasksApi } from '@plainday/data-tasks';
import { searchTasks, type Project, type Task } from '@plainday/domain-tasks';
import type { CreateOffers, FoundItem } from '@plainday/federation-contract';
import { foldText, matchesText, plural } from '@plainday/shared-utils';
import { createTaskActions } from '../../shared/actions/task-actions';
import { listOfTask } from '../../shared/list-of-task';
import { makeProject } from './hooks/make-project';
import { dueItems, doneByDay } from './model/offers.logic';

/** Tasks that a search shows at most, and how long a count waits for what is being saved. */
const LIMIT = 20;
const SAVE_LIMIT_MS = 5_000;

function found(task: Task): FoundItem {
  const to = { ...listOfTask(task), taskId: task.id };
  const { id, title, notes, completed: done } = task;
  return { kind: 'task', id, title, excerpt: notes ?? undefined, done, to };
}

function foundProject({ id, title }: Project): FoundItem {
  return { kind: 'project', id, title, to: { kind: 'project', projectId: id } };
}

/** What the task list offers to other tools and to the palette. */
export const createOffers: CreateOffers = (context) => {
  const store = storeOf(context);
  const { tasksList } = tasksApi.endpoints;
  const rule = () => readPreferences(context.userId);
  const tasksIn = (list: 'everywhere' | 'trash', fresh = false) =>
    readQuery(store, tasksList, list, fresh);

  const actions = () =>
    createTaskActions({
      ...context.shell(),
      dispatch: store.dispatch,
      userId: context.userId,
    });

  const subscribe = (listener: () => void) =>
    subscribeQuery(store, tasksList, 'everywhere' as const, listener);

  /** A task, wherever it is; what is being saved is waited for, as it may have left a list and not come to the other. */
  async function taskOf(id: string): Promise<Task | undefined> {
    const isIt = (task: Task) => task.id === id;
    const task = (await tasksIn('everywhere')).find(isIt) ?? (await tasksIn('trash')).find(isIt);
    if (task) return task;
    await whenSaved(store, SAVE_LIMIT_MS);
    return (await tasksIn('trash', true)).find(isIt);
  }

  async function find(text: string): Promise<readonly FoundItem[]> {
    return searchTasks(await tasksIn('everywhere'), text)
      .slice(0, LIMIT)
      .map(found);
  }

  const projects = () => readQuery(store, projectsApi.endpoints.projectsList, undefined);

  async function findToLink(text: string): Promise<readonly FoundItem[]> {
    const query = foldText(text.trim());
    const [tasks, rows] = await Promise.all([find(text), projects()]);
    const named = rows.filter(({ title }) => matchesText(title, query)).slice(0, LIMIT);
    return [...named.map(foundProject), ...tasks];
  }

  return {
    search: find,
    facts: {
      'tasks-done': {
        async read({ subject, ...range }) {
          await whenSaved(store, SAVE_LIMIT_MS);
          const done = await tasksIn('trash', true);
          const counted = subject ? done.filter((task) => task.project_id === subject) : done;
          return doneByDay(counted, range, rule());
        },
        subjects: async () => (await projects()).map(({ id, title }) => ({ id, title })),
        subscribe,
      },
    },
    layers: {
      'due-tasks': {
        read: async (range) => dueItems(await tasksIn('everywhere'), range, rule()),
        subscribe,
      },
    },
    links: {
      find: findToLink,
      async get({ kind, id }) {
        if (kind === 'project') {
          const project = (await projects()).find((row) => row.id === id);
          return project ? foundProject(project) : null;
        }
        const task = await taskOf(id);
        return task ? found(task) : null;
      },
    },
    actions: {
      async 'make-project'(request) {
        const made = await makeProject(store, context.userId, request);
        if (!made) return null;
        const { project, tasks, takeBack } = made;
        const description = `“${project.title}” with ${plural(tasks.length, 'task')}`;
        context.shell().undo.offer(`Project “${project.title}” created`, takeBack, {
          toast: { title: 'Project created', description },
        });
        return { kind: 'project', id: project.id };
      },
      async 'tick-task'({ id, done }) {
        const task = await taskOf(id);
        if (!task) return false;
        if (task.completed === done) return true;
        const family = (await tasksIn(task.deleted_at ? 'trash' : 'everywhere')).filter(
          ({ parent_task_id: parent }) => parent === id,
        );
        const { tick, restore } = actions();
        (done ? tick : restore)(task, family);
        return true;
      },
      'make-tasks'({ titles, projectId = null, undo: step }) {
        const drafts = titles.map((title) => ({ title, fields: { project_id: projectId } }));
        return actions()
          .addMany(drafts, step)
          .map(({ id }) => ({ kind: 'task', id }));
      },
    },
  };
};
