import { dayKeyOf, timeOfDay } from '@plainday/domain-calendar';
import { csvText } from '@plainday/shared-utils';
import type { MoodEntry } from './mood.schema';
import { moodLabel } from './words.logic';

const HEAD = ['Date', 'Time', 'Mood', 'Label', 'Energy', 'Notes'];

/** Entries as CSV, in the order given and at local times. The import in Your data reads it again. */
export function moodCsv(entries: readonly MoodEntry[]): string {
  const rows = entries.map(({ at, mood, energy, notes }) => [
    dayKeyOf(at),
    timeOfDay(at),
    String(mood),
    moodLabel(mood),
    energy === undefined ? '' : String(energy),
    notes ?? '',
  ]);
  return csvText([HEAD, ...rows]);
}
