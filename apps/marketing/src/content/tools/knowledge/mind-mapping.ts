import type { ToolCopy } from '../../copy.types';

export const mindMapping = {
  meta: {
    title: 'Mind mapping on a free canvas | Plainday',
    description:
      'Put ideas on a canvas, connect them and give them colours. A simple mind map next to your tasks and projects. Free to start.',
    keywords: ['mind mapping', 'mind map tool', 'brainstorming', 'visual thinking'],
  },
  summary: 'Ideas on a canvas, connected as you think.',
  lead: 'Begin with one idea in the middle. Add, connect and colour the rest until the thought has a shape.',
  facts: [
    { value: '1', label: 'canvas without edges' },
    { value: '6', label: 'colours for branches' },
    { value: '2', label: 'clicks connect two ideas' },
  ],
  steps: [
    { title: 'Add an idea', text: 'It becomes a node you can place anywhere.' },
    { title: 'Connect two', text: 'Click the first, click the second: a line joins them.' },
    { title: 'Give it order', text: 'Move, edit, colour or delete until it makes sense.' },
  ],
  features: [
    { title: 'Nodes where you want them', text: 'Drag an idea to where it belongs.' },
    { title: 'Connections in two clicks', text: 'Select one node, click another.' },
    { title: 'Six colours', text: 'For branches, for moods, for who does what.' },
    { title: 'Edit in place', text: 'Change the words of an idea, or delete it with its lines.' },
  ],
  benefits: [
    'See how things belong together before you plan them',
    'Think faster than a list lets you',
    'A picture to come back to',
    'Your map stays on this device',
  ],
  closing: { title: 'Put the first idea down.', text: 'The others will find their place.' },
} as const satisfies ToolCopy;
