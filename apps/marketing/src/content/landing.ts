import type { PageMeta } from './copy.types';

const meta: PageMeta = {
  title: 'Plainday: a plain plan for a full day',
  description:
    'Tasks, projects and 19+ small tools for time, focus and habits in one quiet place. Free to start, no credit card required.',
  keywords: [
    'to-do list',
    'task management',
    'productivity tools',
    'time tracking',
    'habit tracker',
  ],
};

/** All words of the landing page. Numbers and promises are sample copy of the specification (§1, §2). */
export const landing = {
  meta,
  hero: {
    heading: 'A plain plan for a full day.',
    text: 'Tasks, projects and 19+ small tools for time, focus and habits. One quiet place for all of it, used by 50,000+ teams.',
    /** Under the heading where a link is shared. */
    preview: 'Tasks, projects and 19+ small tools in one quiet place.',
    try: { label: 'Try it here', href: '/#try' },
    picture:
      'Plainday in use: Today with what is overdue, what is planned and how much of the day it takes, and the sidebar with projects and tools.',
  },
  stats: [
    { value: '50K+', label: 'users' },
    { value: '1M+', label: 'tasks' },
    { value: '99.9%', label: 'uptime' },
    { value: '24/7', label: 'support' },
  ],
  how: {
    label: 'How it works',
    heading: ['Write it down.', 'See if it fits. Close the day.'],
    text: 'Three moments a day. The rest of the time Plainday stays out of your way.',
    write: {
      title: 'Write it as you would say it',
      text: 'Dates, priorities, projects and repeats are understood while you type. Or say it.',
    },
    fit: {
      title: 'See whether the day has room',
      text: 'Every task is as long as its minutes. What does not fit is moved before it hurts.',
    },
    close: {
      title: 'Close it on time',
      text: 'What is left goes to a day with room, with one press and one Undo.',
    },
  },
  features: {
    heading: 'Everything in its place. Nothing in the way.',
    text: 'The essentials of planning, drawn so that you see the day and not the software.',
    tasks: {
      title: 'Smart task management',
      text: 'Add a task in a line, give it a date and a priority, break it into steps. Tick it, and it is out of sight.',
    },
    reminders: {
      title: 'Smart reminders',
      text: 'Told in time, once, and never after the fact.',
    },
    analytics: {
      title: 'Analytics you can read',
      text: 'Where the week went, in a picture instead of a report.',
    },
    projects: {
      title: 'Project planning',
      text: 'Timelines and milestones that stay honest, because they are made of your tasks.',
    },
    more: [
      { title: 'Fast sync', text: 'The same list on every device, the moment you look at it.' },
      { title: 'Real-time collaboration', text: 'Share a project and see changes as they happen.' },
      { title: 'Integrations', text: 'Works with the calendar and the tools you already use.' },
      { title: 'Custom workflows', text: 'Templates and repeats for the work that comes back.' },
    ],
  },
  tools: {
    heading: '19+ tools. One sidebar.',
    text: 'Each does one thing, opens at once, and knows your tasks. Use two of them or all.',
    /** Shown with a drawing each (spec §2, Landing page). */
    featured: ['time-tracker', 'pomodoro', 'eisenhower', 'calendar', 'habits', 'dashboard'],
    alsoLabel: 'And in the same sidebar',
    all: { label: 'View All Tools', href: '/tools' },
  },
  benefits: {
    heading: 'Made to be opened every morning, and closed on time.',
    text: 'Plainday is for people who plan their own day: freelancers, makers, small teams. It keeps the list short, the screen quiet and the evening free.',
    list: [
      'One list to trust, instead of five to check',
      'Dates, repeats and reminders that do the remembering',
      'Focus sessions tied to the task at hand',
      'Habits and goals beside the work, not in another app',
      'Light and dark, phone and desk, keyboard and touch',
      'Undo for everything, so nothing is scary to try',
    ],
  },
  closing: {
    title: 'Start with one task.',
    text: 'The rest of the day will follow.',
  },
} as const;

/** Id of a tool that has a drawing on the landing page. */
export type FeaturedToolId = (typeof landing.tools.featured)[number];
