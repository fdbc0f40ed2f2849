import type { ToolCopy } from '../../copy.types';

export const notes = {
  meta: {
    title: 'Quick notes beside your tasks | Plainday',
    description:
      'Write down a thought in a second, without folders or formatting. Quick Notes stay on this device, next to your task list.',
    keywords: ['quick notes', 'simple notes', 'scratchpad', 'local notes'],
  },
  summary: 'A thought, written down before it is gone.',
  lead: 'A field and a list, nothing more. Type, press Enter, and go back to what you were doing.',
  facts: [
    { value: '1', label: 'field, always ready' },
    { value: '0', label: 'folders to choose from' },
    { value: 'Here', label: 'on this device only' },
  ],
  steps: [
    { title: 'Open Quick Notes', text: 'Two keys from anywhere: G, then N.' },
    { title: 'Type the thought', text: 'A word, a number, a paragraph.' },
    { title: 'Go on with your day', text: 'It is kept with the time you wrote it, newest first.' },
  ],
  features: [
    { title: 'No ceremony', text: 'No title, no folder, no formatting to choose.' },
    { title: 'Newest first', text: 'Every note with the time it was written.' },
    { title: 'Beside your tasks', text: 'In the same window as the work it is about.' },
    { title: 'On this device', text: 'Notes are kept in your browser and are not sent anywhere.' },
  ],
  benefits: [
    'Nothing lost between two meetings',
    'A clear head, because it is written down',
    'Faster than finding the right notebook',
    'Private by place: it never leaves your browser',
  ],
  closing: { title: 'Write it down.', text: 'The field is open.' },
} as const satisfies ToolCopy;
