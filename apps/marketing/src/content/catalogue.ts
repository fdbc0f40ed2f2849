import type { ToolId } from '@plainday/shared-utils/site';
import type { PageMeta } from './copy.types';

const meta: PageMeta = {
  title: 'Productivity tools, all in one place | Plainday',
  description:
    'Time tracking, Pomodoro, Eisenhower matrix, calendar, habits, notes and more: every tool of Plainday, what it does and how it works.',
  keywords: ['productivity tools', 'time management', 'task management', 'planning', 'analytics'],
};

/** A group of tools under one heading. */
export interface ToolGroup {
  readonly name: string;
  readonly text: string;
  readonly tools: readonly ToolId[];
}

/** Six tools in four categories (spec §2, Tools catalogue), then all the others by what they are for. */
export const catalogue = {
  meta,
  heading: 'Small tools for a full day.',
  lead: 'Each does one thing, opens at once and stands in the same sidebar as your tasks. Use two of them, or all.',
  /** Under the heading where a link is shared. */
  preview: 'Nineteen of them, in the same sidebar as your tasks.',
  categories: [
    {
      name: 'Time Management',
      text: 'Know where the hours went, and give the next one to one thing.',
      tools: ['time-tracker', 'pomodoro'],
    },
    {
      name: 'Task Management',
      text: 'Decide what comes first, and write down once what comes back.',
      tools: ['eisenhower', 'templates'],
    },
    { name: 'Planning', text: 'See what is due before it is.', tools: ['calendar'] },
    { name: 'Analytics', text: 'A few numbers you can act on.', tools: ['dashboard'] },
  ] satisfies readonly ToolGroup[],
  moreHeading: 'And in the same sidebar',
  more: [
    {
      name: 'Focus and goals',
      text: 'Longer sessions, and a few targets for the week.',
      tools: ['deep-work', 'goals'],
    },
    {
      name: 'Habits and wellbeing',
      text: 'The day beside the work: water, breath, mood and routine.',
      tools: ['habits', 'daily', 'mindful', 'mood-energy', 'health-tracker'],
    },
    {
      name: 'Notes and knowledge',
      text: 'A place for what you think, hear, learn and want to find again.',
      tools: [
        'notes',
        'idea-capture',
        'voice-notes',
        'mind-mapping',
        'learning-tracker',
        'knowledge-base',
      ],
    },
  ] satisfies readonly ToolGroup[],
  closing: {
    title: 'Start with one tool.',
    text: 'The others wait in the sidebar until you want them.',
  },
} as const;

/** The group a tool stands in. */
export function categoryOf(id: ToolId): string {
  const groups: readonly ToolGroup[] = [...catalogue.categories, ...catalogue.more];
  const group = groups.find(({ tools }) => tools.includes(id));
  if (!group) throw new Error(`The catalogue does not list '${id}'.`);
  return group.name;
}
