import type { ModuleManifest } from '@plainday/federation-contract';
import { Grid2x2 } from 'lucide';

export const eisenhowerManifest = {
  id: 'eisenhower',
  title: 'Eisenhower Matrix',
  shortTitle: 'Matrix',
  heading: 'Eisenhower Matrix',
  icon: Grid2x2,
  group: 'tool',
  order: 30,
  slug: 'eisenhower-matrix',
  stores: { account: ['tasks'] },
  commands: [
    { id: 'open', title: 'Go to Eisenhower Matrix', shortcut: 'g q' },
    { id: 'send', title: 'Send the card to a quadrant', shortcut: '1 | 2 | 3 | 4' },
    { id: 'next', title: 'Next card', shortcut: 'j | arrowdown' },
    { id: 'previous', title: 'Previous card', shortcut: 'k | arrowup' },
    { id: 'settings', title: 'Task settings', shortcut: 'i' },
    { id: 'track', title: 'Start a timer for the task', shortcut: 'y' },
    { id: 'complete', title: 'Complete the task', shortcut: 'd' },
  ],
} as const satisfies ModuleManifest;
