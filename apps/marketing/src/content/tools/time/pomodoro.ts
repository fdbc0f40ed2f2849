import type { ToolCopy } from '../../copy.types';

export const pomodoro = {
  meta: {
    title: 'Pomodoro timer: 25/5 and 50/10, try it here | Plainday',
    description:
      'A calm Pomodoro timer with 25:5 and 50:10 modes that survives reloads and sleep. Try it on this page without an account.',
    keywords: ['pomodoro timer', '25/5 timer', 'focus timer', '50/10 pomodoro'],
  },
  summary: 'Twenty-five minutes on one thing, then a real break.',
  lead: 'Twenty-five minutes on one thing, then five for yourself. Start it here and keep reading: it does not lose a second.',
  facts: [
    { value: '25:5', label: 'the classic rhythm' },
    { value: '50:10', label: 'for longer work' },
    { value: '1', label: 'thing at a time' },
  ],
  steps: [
    { title: 'Choose one thing', text: 'Type what you are working on. The timer keeps its name.' },
    {
      title: 'Work until the ring closes',
      text: 'Switch tools, close the lid, reload: the time stays right.',
    },
    {
      title: 'Take the whole break',
      text: 'At zero the timer stops and waits. The break is yours to start.',
    },
  ],
  features: [
    { title: 'Two rhythms', text: '25:5 Mode and 50:10 Mode, one tap apart.' },
    {
      title: 'Always in view',
      text: 'A running timer stands in the header and in the tab’s title, whatever tool is open.',
    },
    {
      title: 'Today and the week',
      text: 'Finished sessions are counted for today and the last seven days.',
    },
    {
      title: 'Sound and notice',
      text: 'A tone at the end, and a notification if you ask for it. Both can be off.',
    },
  ],
  benefits: [
    'A start that is easy, because the end is in sight',
    'Breaks you take, because they are on the clock',
    'Sessions you can look back on, kept on this device',
    'Exact to the second, also after a sleeping laptop',
  ],
  closing: { title: 'One thing, twenty-five minutes.', text: 'The timer is ready when you are.' },
} as const satisfies ToolCopy;
