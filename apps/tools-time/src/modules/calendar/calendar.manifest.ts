import { CalendarDays } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';

export const calendarManifest = {
  id: 'calendar',
  title: 'Calendar View',
  shortTitle: 'Calendar',
  heading: 'Calendar View',
  icon: CalendarDays,
  group: 'tool',
  order: 50,
  slug: 'calendar',
  stores: { account: ['tasks', 'calendar_subscriptions'], device: ['calendar'] },
  offers: {
    layers: [
      {
        kind: 'calendar-events',
        title: 'Calendars',
        table: 'calendar_subscriptions',
        at: 'calendars',
        add: 'subscribe',
      },
    ],
  },
  commands: [
    { id: 'open', title: 'Go to Calendar View', shortcut: 'g c' },
    { id: 'add', title: 'Add a task on the day', shortcut: 'n' },
    { id: 'export', title: 'Export the calendar as .ics', words: ['export', 'ics'], at: '' },
    {
      id: 'calendars',
      title: 'Show calendars of others',
      words: ['calendars'],
      at: 'calendars',
    },
    { id: 'subscribe', title: 'Subscribe to a calendar', words: ['subscribe'] },
  ],
} as const satisfies ModuleManifest;
