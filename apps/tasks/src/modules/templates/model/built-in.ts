import type { Template, TemplateTask } from './templates.schema';

type Line = readonly [title: string, fields?: Partial<TemplateTask>];

function tasks(...lines: readonly Line[]): TemplateTask[] {
  return lines.map(([title, fields]) => ({
    title,
    description: '',
    priority: 'medium',
    due: null,
    subtask: false,
    ...fields,
  }));
}

const onDay = (days: number) => ({ due: { days, time: null } });

/** The three examples everybody starts with (spec §3). */
export const BUILT_IN: readonly Template[] = [
  {
    id: 'new-project-setup',
    name: 'New Project Setup',
    description: 'From the first idea to the kick-off.',
    category: 'Projects',
    tasks: tasks(
      [
        'Define goals and scope',
        {
          ...onDay(0),
          priority: 'high',
          description: 'What will be true when it is done? What is left out?',
        },
      ],
      [
        'List everybody involved',
        { ...onDay(1), description: 'Who decides, who works, who waits.' },
      ],
      ['Break the work into milestones', { ...onDay(2), priority: 'high' }],
      ['Set up a place for files and notes', { ...onDay(2) }],
      ['Estimate time and budget', { ...onDay(4) }],
      ['Write down risks', { ...onDay(4), priority: 'low' }],
      ['Hold the kick-off', { ...onDay(7), priority: 'high' }],
    ),
  },
  {
    id: 'daily-productivity-routine',
    name: 'Daily Productivity Routine',
    description: 'A steady frame for an ordinary day.',
    category: 'Routines',
    tasks: tasks(
      [
        'Choose the three most important tasks',
        { ...onDay(0), priority: 'high', description: 'If only these get done, the day was good.' },
      ],
      ['Work an hour without interruption', { ...onDay(0), priority: 'high' }],
      ['Answer messages in one go', { ...onDay(0) }],
      ['Take a walk', { ...onDay(0), priority: 'low' }],
      ['Plan tomorrow', { ...onDay(0) }],
    ),
  },
  {
    id: 'weekly-review',
    name: 'Weekly Review',
    description: 'Close the week, open the next one.',
    category: 'Routines',
    tasks: tasks(
      ['Empty inboxes and pockets', { description: 'E-mail, notes, paper, open tabs.' }],
      ['Look back at what got done', { priority: 'low' }],
      [
        'Go through every project',
        { priority: 'high', description: 'Does each have a next step?' },
      ],
      ['Check the calendar, two weeks ahead'],
      ['Tidy the task list', { priority: 'low' }],
      ['Set three goals for next week', { priority: 'high' }],
    ),
  },
];
