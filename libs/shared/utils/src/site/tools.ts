/** What every part of Plainday knows of a tool. */
export interface ToolEntry {
  /** Names the tool in addresses of the app, in storage and in tests. */
  readonly id: string;
  /** Its name, in the sidebar, above its page and in public. */
  readonly heading: string;
  /** Last part of its public address. */
  readonly slug: string;
}

/** The nineteen tools in the order of the specification (§2); ids and slugs differ on purpose (decisions 40). */
export const tools = [
  { id: 'time-tracker', heading: 'Time Tracking', slug: 'time-tracker' },
  { id: 'dashboard', heading: 'Productivity Dashboard', slug: 'productivity-dashboard' },
  { id: 'eisenhower', heading: 'Eisenhower Matrix', slug: 'eisenhower-matrix' },
  { id: 'templates', heading: 'Template Manager', slug: 'task-templates' },
  { id: 'calendar', heading: 'Calendar View', slug: 'calendar' },
  { id: 'pomodoro', heading: 'Pomodoro Timer', slug: 'pomodoro-timer' },
  { id: 'mindful', heading: 'Mindful Break', slug: 'mindful-breaks' },
  { id: 'daily', heading: 'Daily Tracker', slug: 'daily-tracker' },
  { id: 'habits', heading: 'Habit Tracker', slug: 'habit-tracker' },
  { id: 'notes', heading: 'Quick Notes', slug: 'quick-notes' },
  { id: 'goals', heading: 'Weekly Goals', slug: 'weekly-goals' },
  { id: 'mind-mapping', heading: 'Mind Mapping', slug: 'mind-mapping' },
  { id: 'mood-energy', heading: 'Mood & Energy Tracker', slug: 'mood-energy-tracker' },
  { id: 'idea-capture', heading: 'Idea Capture', slug: 'idea-capture' },
  { id: 'health-tracker', heading: 'Health Tracker', slug: 'health-tracker' },
  { id: 'voice-notes', heading: 'Voice Notes', slug: 'voice-notes' },
  { id: 'learning-tracker', heading: 'Learning Tracker', slug: 'learning-tracker' },
  { id: 'knowledge-base', heading: 'Knowledge Base', slug: 'knowledge-base' },
  { id: 'deep-work', heading: 'Deep Work Sessions', slug: 'deep-work' },
] as const satisfies readonly ToolEntry[];

/** One of the nineteen. */
export type Tool = (typeof tools)[number];

/** Id of one of the nineteen. */
export type ToolId = Tool['id'];

/**
 * The tool with an id.
 *
 * @example toolById('habits').heading // 'Habit Tracker'
 */
export function toolById(id: ToolId): Tool {
  const found = tools.find((tool) => tool.id === id);
  if (!found) throw new Error(`There is no tool '${id}'.`);
  return found;
}

/**
 * The public address of a tool.
 *
 * @example toolPath(toolById('habits')) // '/tools/habit-tracker'
 */
export function toolPath({ slug }: Pick<ToolEntry, 'slug'>): string {
  return `/tools/${slug}`;
}
