import { instantOf } from '@plainday/domain-calendar';
import type { Slices } from '@plainday/shared-platform';
import { csvValue } from '@plainday/shared-utils';
import { cellsOf, findHead, rowsBelow, type Head } from '../../bytes/csv.logic';
import type { Collector } from '../../core/collect.logic';
import { readTime } from '../../core/dates.logic';
import { htmlText, isHtml } from '../../core/html.logic';
import type { ImportContext, Source } from '../../plan';
import { dateReader } from '../csv/any-csv-dates';
import { keepRows } from '../keep-rows';

const HEADS = new Set([
  'full date',
  'year',
  'date',
  'mood',
  'label',
  'energy',
  'activities',
  'note',
  'notes',
  'note title',
  'scales',
  'time',
]);

/** The moods of an app that nobody has renamed, lowest first, in some languages. */
const NAMES: readonly string[] = [
  '1|awful|very low|terrible|horrible|lausig|affreux|pésimo|fatal|pessimo|péssimo|vreselijk|okropnie|ужасно',
  '2|bad|low|sad|schlecht|mauvais|mal|malo|male|ruim|slecht|źle|плохо',
  '3|meh|average|neutral|ok|okay|so so|na ja|bof|moyen|regular|così così|mais ou menos|matig|tak sobie|нормально',
  '4|good|happy|gut|bien|bueno|bene|bom|bem|goed|dobrze|хорошо',
  '5|rad|amazing|very good|super|great|génial|genial|fantastico|ótimo|incrível|geweldig|świetnie|супер|отлично',
];
const STEPS = new Map(
  NAMES.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
);

function daylioHead(text: string): Head | null {
  const head = findHead(text, (name) => HEADS.has(name));
  const has = (name: string) => head?.heads.includes(name) === true;
  const isDated = has('full date') || (has('date') && (has('energy') || has('year')));
  return isDated && has('mood') ? head : null;
}

/** True for a table of moods as Daylio exports it, or the tool for moods here. */
export const isDaylio = ({ text, json }: Source): boolean =>
  json === null && daylioHead(text) !== null;

/** `11:54 p. m.`, `오후 11:54`, `PM 11:54` or `23h54` as `HH:mm`. */
function clockOf(raw: string): string | null {
  const text = raw
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/(\d)\s*h\s*(\d)/i, '$1:$2')
    .trim();
  const first = /^([ap]m)\s*(.+)$/i.exec(text);
  if (first) return readTime(`${first[2]} ${first[1]}`);
  const isEarly = /오전|午前|上午/.test(text);
  const isLate = /오후|午後|下午/.test(text);
  if (!isEarly && !isLate)
    return readTime(
      text
        .replace(/(\d)\s*a(?:\.?\s?m\.?)?$/i, '$1 am')
        .replace(/(\d)\s*p(?:\.?\s?m\.?)?$/i, '$1 pm'),
    );
  return readTime(`${text.replace(/[^\d:.]/g, '')} ${isLate ? 'pm' : 'am'}`);
}

/** A step from 1 to 5. */
function stepOf(text: string): number | undefined {
  const step = Math.round(Number(text));
  return step >= 1 && step <= 5 ? step : undefined;
}

const plain = (text: string) => (isHtml(text) ? htmlText(text) : text).trim();

/** Reads moods of Daylio. What a mood that somebody named means is asked. */
export function* readDaylio(
  { text }: Source,
  plan: Collector,
  context: ImportContext,
): Slices<void> {
  const head = daylioHead(text);
  if (!head) return;
  const { timeZone, answers } = context;
  const dateIn = dateReader('day-first', context);
  const rows = yield* rowsBelow(text, head);
  keepRows(plan, head, rows);
  const asked = new Set<string>();
  for (const [line, cells] of rows) {
    yield;
    const row = cellsOf(head.heads, cells);
    const cell = (name: string) => csvValue((row.get(name) ?? '').trim());
    const name = cell('mood');
    const said = answers?.moods?.get(name);
    const own = STEPS.get(name.toLowerCase());
    if (own === undefined && name !== '') asked.add(name);
    const mood = said ?? own;
    // Files from before 2019 have the year beside the day, which is in words.
    const day = dateIn(cell('full date') || `${cell('date')} ${cell('year')}`.trim())?.day;
    if (!day) plan.skip('date-unreadable', line, name);
    else if (mood === undefined) {
      // One with a name waits for its answer.
      if (name === '') plan.skip('mood-missing', line);
    } else {
      const scales = cell('scales')
        .replace(/\u00a0/g, ' ')
        .replace(/\s*\|\s*/g, ', ');
      if (scales !== '') plan.lose('scales');
      const clock = cell('time');
      const read = clockOf(clock);
      if (read === null && clock !== '') plan.lose('time-unreadable');
      const time = read ?? '12:00';
      const lines = [
        plain(cell('note title')),
        plain(cell('note') || cell('notes')),
        cell('activities').replace(/\s*\|\s*/g, ', '),
        scales,
      ];
      plan.tools.mood(
        {
          ref: `daylio ${day} ${time} ${name}`,
          title: name,
          at: instantOf(day, time, timeZone),
          mood,
          energy: stepOf(cell('energy')),
          text: lines.filter(Boolean).join('\n'),
        },
        line,
      );
    }
  }
  plan.asks.moods = [...asked];
}
