import type { ModuleManifest } from '@plainday/federation-contract';
import { Inbox } from 'lucide';

export const taskListManifest: ModuleManifest = {
  id: 'task-list',
  title: 'All Tasks',
  heading: 'All Tasks',
  icon: Inbox,
  group: 'core',
  order: 10,
  stores: { account: ['tasks', 'projects'], device: [] },
  commands: [
    { id: 'add', title: 'Add a task', shortcut: 'a' },
    { id: 'next', title: 'Next / previous task', shortcut: 'j / k' },
    { id: 'edit', title: 'Edit the title', shortcut: 'enter' },
    { id: 'settings', title: 'Task settings', shortcut: 'i' },
    { id: 'complete', title: 'Complete the task', shortcut: 'd' },
    { id: 'priority', title: 'Priority high, medium, low', shortcut: '1 2 3' },
    { id: 'due', title: 'Due today, tomorrow, next week', shortcut: 't then t m w' },
    { id: 'subtask', title: 'Add a subtask', shortcut: 'shift+a' },
    { id: 'delete', title: 'Delete the task', shortcut: 'delete' },
    { id: 'move', title: 'Move up / down', shortcut: 'ctrl+shift+up / down' },
    { id: 'undo', title: 'Undo', shortcut: 'ctrl+z' },
  ],
};
