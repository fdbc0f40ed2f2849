import { AlarmClock } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';

export const pomodoroManifest = {
  id: 'pomodoro',
  title: 'Pomodoro Timer',
  shortTitle: 'Pomodoro',
  heading: 'Pomodoro Timer',
  icon: AlarmClock,
  group: 'tool',
  order: 60,
  slug: 'pomodoro-timer',
  stores: { account: ['time_sessions'], device: ['pomodoro'] },
  offers: {
    facts: [
      { kind: 'focus-minutes', title: 'Focus', unit: 'minutes' },
      { kind: 'focus-sessions', title: 'Pomodoros', unit: 'count' },
    ],
    actions: ['start-session'],
  },
  commands: [
    { id: 'open', title: 'Go to Pomodoro Timer', shortcut: 'g p' },
    { id: 'start', title: 'Start Pomodoro', words: ['start pomodoro', 'focus'] },
    { id: 'pause', title: 'Pause Pomodoro', words: ['pause pomodoro'] },
    { id: 'resume', title: 'Resume Pomodoro', words: ['resume pomodoro'] },
  ],
} as const satisfies ModuleManifest;
