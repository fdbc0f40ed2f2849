import type { CommandManifest } from '@plainday/federation-contract';
import type { DailyHabit } from './model/daily.schema';

/** The keys 1 to 5, one for each habit. */
export const HABIT_SHORTCUTS = [
  { id: 'water', title: 'Tick water', shortcut: '1' },
  { id: 'exercise', title: 'Tick exercise', shortcut: '2' },
  { id: 'read', title: 'Tick reading', shortcut: '3' },
  { id: 'sleep', title: 'Tick sleep', shortcut: '4' },
  { id: 'meditate', title: 'Tick meditating', shortcut: '5' },
] as const satisfies readonly (CommandManifest & { readonly id: DailyHabit })[];
