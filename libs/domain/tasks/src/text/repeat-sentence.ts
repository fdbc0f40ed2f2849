import type { RepeatFields } from '../model/repeat-fields';
import { ruleOf, WORKDAYS, type RepeatRule } from '../recurrence/rule';
import { formatRepeat } from './format.logic';

const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const PLACES = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
const UNITS = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' } as const;

function listOf(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

function placeOf(place: number): string {
  if (place > 0) return PLACES[place] ?? '';
  return place === -1 ? 'last' : `${PLACES[-place] ?? ''} to last`;
}

function ordinal(day: number): string {
  const tens = day % 100;
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

const isWorkdays = ({ weekdays = [] }: RepeatRule) =>
  weekdays.map(({ weekday }) => weekday).join() === WORKDAYS.join();

/** `on Monday and Friday`, `on the third Friday`, `on the 1st and 15th`. */
function daysIn(rule: RepeatRule): string {
  const { weekdays, monthDays, place } = rule;
  if (monthDays) {
    // As they come in a month.
    const days = [...monthDays].sort((a, b) => (a < 0 ? 99 + a : a) - (b < 0 ? 99 + b : b));
    return listOf(
      days.map((day, index) => {
        const words =
          day > 0 ? ordinal(day) : `${day === -1 ? '' : `${ordinal(-day)} to `}last day`;
        return `${index === 0 || day < 0 ? 'the ' : ''}${words}`;
      }),
    );
  }
  if (place !== undefined)
    return `the ${placeOf(place)} ${isWorkdays(rule) ? 'weekday' : 'day of the weekend'}`;
  return listOf(
    (weekdays ?? []).map(({ nth, weekday }) =>
      [nth && `the ${placeOf(nth)}`, WEEKDAYS[weekday - 1]].filter(Boolean).join(' '),
    ),
  );
}

function sentenceOf(rule: RepeatRule): string {
  const { freq, interval, weekdays, monthDays, months } = rule;
  if (!weekdays && !monthDays && !months) return formatRepeat(freq, interval);
  const unit = interval === 1 ? UNITS[freq] : `${interval} ${UNITS[freq]}s`;
  if (freq === 'weekly') {
    const days = isWorkdays(rule) ? 'weekday' : daysIn(rule);
    if (weekdays?.length === 7) return interval === 1 ? 'Daily' : `Every day of every ${unit}`;
    if (interval === 1) return `Every ${days}`;
    return `Every ${unit} on ${isWorkdays(rule) ? 'weekdays' : days}`;
  }
  const names = listOf((months ?? []).map((month) => MONTHS[month - 1] ?? ''));
  if (freq === 'monthly') return `Every ${unit} on ${daysIn(rule)}`;
  const [day = 0] = monthDays ?? [];
  if (monthDays?.length === 1 && day > 0 && months?.length === 1)
    return `Every ${unit} on ${names} ${day}`;
  return weekdays || monthDays
    ? `Every ${unit} on ${daysIn(rule)} of ${names}`
    : `Every ${unit} in ${names}`;
}

/**
 * How a task comes back, in one short sentence wherever that is said: `Every Monday, Wednesday and Friday`, `Every month
 * on the third Friday`, `Every 3 days after completion, 5 times`. Empty for a task that does not.
 */
export function repeatSentence(task: RepeatFields): string {
  const rule = ruleOf(task);
  if (!rule) return '';
  const { repeat_from: from, repeat_left: left } = task;
  const isAfter = from === 'completion' ? ' after completion' : '';
  const times = left ? `, ${left === 1 ? 'once' : `${left} times`}` : '';
  return `${sentenceOf(rule)}${isAfter}${times}`;
}
