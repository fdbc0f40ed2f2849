import type { ModuleManifest } from '@plainday/federation-contract';
import { Inbox } from 'lucide';
import { SHORTCUTS } from '../../shared/task-rows/list-shortcuts';

export const taskListManifest: ModuleManifest = {
  id: 'task-list',
  title: 'All Tasks',
  heading: 'All Tasks',
  icon: Inbox,
  group: 'core',
  order: 10,
  stores: { account: ['tasks', 'projects'] },
  offers: {
    facts: [{ kind: 'tasks-done', title: 'Completed tasks', unit: 'count', subject: 'project' }],
    layers: [{ kind: 'due-tasks', title: 'Due tasks' }],
    links: ['task', 'project'],
    actions: ['make-tasks', 'make-project', 'tick-task'],
    search: true,
  },
  commands: [
    ...SHORTCUTS,
    { id: 'sort', title: 'Sort tasks', words: ['sort', 'order', 'group'], at: '' },
  ],
};
