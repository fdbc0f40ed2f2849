import type { ToolCopy } from '../../copy.types';

export const eisenhower = {
  meta: {
    title: 'Eisenhower matrix for your tasks | Plainday',
    description:
      'Sort your open tasks by urgent and important in four quadrants. Add and complete tasks right in the Eisenhower matrix. Free to start.',
    keywords: [
      'eisenhower matrix',
      'urgent important matrix',
      'prioritize tasks',
      'task prioritization',
    ],
  },
  summary: 'Urgent is not the same as important. See which is which.',
  lead: 'Your open tasks in four quadrants, sorted by what is due and by what matters. The next thing to do becomes obvious.',
  facts: [
    { value: '4', label: 'quadrants for every open task' },
    { value: '7', label: 'days ahead count as urgent' },
    { value: '1–4', label: 'keys move a card' },
  ],
  steps: [
    {
      title: 'Open the matrix',
      text: 'Your tasks are already in it, placed by due date and priority.',
    },
    { title: 'Look at the top left', text: 'Urgent and important: that is today.' },
    {
      title: 'Move what is in the wrong place',
      text: 'A card says beforehand what a move will change.',
    },
  ],
  features: [
    {
      title: 'It fills itself',
      text: 'Due within a week is urgent. High priority or focused is important.',
    },
    {
      title: 'Add where it belongs',
      text: 'A task added in a quadrant gets the date and the priority of that quadrant.',
    },
    { title: 'Complete on the spot', text: 'Tick a card and it leaves the matrix and the list.' },
    {
      title: 'Drag, keys or menu',
      text: 'Send a card to another quadrant the way you like, and undo it in one step.',
    },
  ],
  benefits: [
    'Stop answering what is loud and start on what counts',
    'See at a glance how much of today is really urgent',
    'The same tasks as in your list, so there is nothing to keep in step',
    'A quadrant for what can wait, and permission to let it',
  ],
  closing: { title: 'Find out what matters.', text: 'Four quadrants, filled in a second.' },
} as const satisfies ToolCopy;
