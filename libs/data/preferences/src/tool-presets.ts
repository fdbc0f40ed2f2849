import type { Preferences } from './preferences';

/** A first answer to which tools stand in the sidebar. */
export interface ToolPreset {
  readonly id: 'tasks' | 'days' | 'everything';
  readonly title: string;
  readonly text: string;
  /** What choosing it changes. */
  readonly choice: Partial<Preferences>;
}

/** The three answers, the calmest first. Nothing is lost by any: what is not listed stays under All tools. */
export const TOOL_PRESETS: readonly ToolPreset[] = [
  {
    id: 'tasks',
    title: 'Just tasks',
    text: 'Lists and projects; every tool one click away.',
    choice: { pinnedTools: [] },
  },
  {
    id: 'days',
    title: 'Plan my days',
    text: 'Calendar, time tracking, timer, matrix and weekly goals beside the lists.',
    choice: { pinnedTools: ['calendar', 'time-tracker', 'pomodoro', 'eisenhower', 'goals'] },
  },
  {
    id: 'everything',
    title: 'Everything',
    text: 'All tools in the sidebar.',
    choice: { pinnedTools: null, hiddenTools: [] },
  },
];

/** The preset that these preferences are, if they are one. */
export function presetOf(preferences: Preferences): ToolPreset | undefined {
  return TOOL_PRESETS.find(({ choice }) =>
    Object.entries(choice).every(
      ([name, value]) =>
        JSON.stringify(value) === JSON.stringify(preferences[name as keyof Preferences]),
    ),
  );
}
