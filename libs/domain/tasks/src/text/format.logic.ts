import type { Priority, RepeatPattern } from '../model/task.schema';

/** `45 min`, `1 h`, `3 h 45 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** `5 min before`, `1 hour before`, `1 day before`. */
export function formatLead(minutes: number): string {
  if (minutes === 0) return 'At the due time';
  if (minutes % 1440 === 0) return `${minutes / 1440} day${minutes === 1440 ? '' : 's'} before`;
  if (minutes % 60 === 0) return `${minutes / 60} hour${minutes === 60 ? '' : 's'} before`;
  return `${minutes} min before`;
}

const UNITS: Record<RepeatPattern, readonly [adverb: string, plural: string]> = {
  daily: ['Daily', 'days'],
  weekly: ['Weekly', 'weeks'],
  monthly: ['Monthly', 'months'],
  yearly: ['Yearly', 'years'],
};

/** `Weekly`, `Every 2 weeks`. */
export function formatRepeat(pattern: RepeatPattern, interval: number | null): string {
  const [adverb, plural] = UNITS[pattern];
  return interval === null || interval <= 1 ? adverb : `Every ${interval} ${plural}`;
}

/** What is said of a priority that is not the usual one: `High priority`; of that nothing. */
export function saidPriority(priority: Priority): string {
  return priority === 'medium' ? '' : `${priorityLabel(priority)} priority`;
}

/** `High`, `Medium`, `Low`. */
export function priorityLabel(priority: Priority): string {
  return priority.charAt(0).toUpperCase() + priority.slice(1);
}
