import { instantOf } from '@plainday/domain-calendar';
import { cellsOf, findHead, rowsBelow, type Head } from '../../bytes/csv.logic';
import type { Collector } from '../../core/collect.logic';
import { readDate, readTime } from '../../core/dates.logic';
import { htmlText, isHtml } from '../../core/html.logic';
import type { ImportContext, Slices, Source } from '../../plan';
import { keepRows } from '../keep-rows';

const HEADS = new Set(['full date', 'mood', 'activities', 'note', 'note title', 'scales', 'time']);

/** The moods of an app that nobody has renamed, lowest first, in some languages. */
const NAMES: readonly string[] = [
  'awful|terrible|lausig|horrible|affreux|pésimo|fatal|pessimo|péssimo|vreselijk|okropnie|ужасно',
  'bad|schlecht|mauvais|mal|malo|male|ruim|slecht|źle|плохо',
  'meh|ok|okay|so so|na ja|bof|moyen|regular|così così|mais ou menos|matig|tak sobie|нормально',
  'good|gut|bien|bueno|bene|bom|bem|goed|dobrze|хорошо',
  'rad|super|great|génial|genial|fantastico|ótimo|incrível|geweldig|świetnie|супер|отлично',
];
const STEPS = new Map(
  NAMES.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
);

function daylioHead(text: string): Head | null {
  const head = findHead(text, (name) => HEADS.has(name));
  const has = (name: string) => head?.heads.includes(name) === true;
  return has('full date') && has('mood') ? head : null;
}

/** True for a table of moods as Daylio exports it. */
export const isDaylio = ({ text, json }: Source): boolean =>
  json === null && daylioHead(text) !== null;

/** Halves of the day by other names than am and pm. */
function clockOf(raw: string): string | null {
  const text = raw.replace(/[\u00a0\u202f]/g, ' ').trim();
  const isEarly = /오전|午前|上午/.test(text);
  const isLate = /오후|午後|下午/.test(text);
  if (!isEarly && !isLate)
    return readTime(text.replace(/a\.\s?m\.?/i, 'am').replace(/p\.\s?m\.?/i, 'pm'));
  return readTime(`${text.replace(/[^\d:.]/g, '')} ${isLate ? 'pm' : 'am'}`);
}

const plain = (text: string) => (isHtml(text) ? htmlText(text) : text).trim();

/** Reads moods of Daylio. What a mood that somebody named means is asked. */
export function* readDaylio(
  { text }: Source,
  plan: Collector,
  { timeZone, answers }: ImportContext,
): Slices<void> {
  const head = daylioHead(text);
  if (!head) return;
  const rows = yield* rowsBelow(text, head);
  keepRows(plan, head, rows);
  const asked = new Set<string>();
  for (const [line, cells] of rows) {
    if (line % 100 === 0) yield;
    const row = cellsOf(head.heads, cells);
    const cell = (name: string) => (row.get(name) ?? '').trim();
    const name = cell('mood');
    const said = answers?.moods?.get(name);
    const own = STEPS.get(name.toLowerCase());
    if (own === undefined && name !== '') asked.add(name);
    const mood = said ?? own;
    const day = readDate(cell('full date'), 'day-first')?.day;
    if (!day) plan.skip('date-unreadable', line, name);
    else if (mood === undefined) {
      // One with a name waits for its answer.
      if (name === '') plan.skip('mood-missing', line);
    } else {
      const scales = cell('scales')
        .replace(/\u00a0/g, ' ')
        .replace(/\s*\|\s*/g, ', ');
      if (scales !== '') plan.lose('scales');
      const time = clockOf(cell('time')) ?? '12:00';
      const lines = [
        plain(cell('note title')),
        plain(cell('note')),
        cell('activities').replace(/\s*\|\s*/g, ', '),
        scales,
      ];
      plan.tools.mood(
        {
          ref: `daylio ${day} ${time} ${name}`,
          title: name,
          at: instantOf(day, time, timeZone),
          mood,
          text: lines.filter(Boolean).join('\n'),
        },
        line,
      );
    }
  }
  plan.asks.moods = [...asked];
}
