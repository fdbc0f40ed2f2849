import type { RepeatPattern } from '@plainday/domain-tasks';
import type { RepeatRule } from '@plainday/domain-tasks/recurrence';

/** Whole phrases for each day, week, month and year. */
const PHRASES: Readonly<Record<RepeatPattern, RegExp>> = {
  daily:
    /^(?:every ?day|daily|(?:jeden )?tag|täglich|chaque jour|tous les jours|cada d[ií]a|todos los d[ií]as|ogni giorno|tod[oa] dia|todos os dias|cada dia|tutti i giorni|elke dag|varje dag|hver dag|codziennie|каждый день|ежедневно|joka päivä|毎日|매일|每天)$/,
  weekly:
    /^(?:every ?week|weekly|jede woche|wöchentlich|chaque semaine|toutes les semaines|cada semana|todas las semanas|ogni settimana|toda semana|todas as semanas|tutte le settimane|elke week|varje vecka|hver uge|hver uke|co tydzień|каждую неделю|еженедельно|joka viikko|毎週|매주|每周|每週)$/,
  monthly:
    /^(?:every ?month|monthly|jeden monat|monatlich|chaque mois|tous les mois|cada mes|todos los meses|ogni mese|todo m[eê]s|todos os meses|tutti i mesi|elke maand|varje månad|hver måned|co miesiąc|каждый месяц|ежемесячно|joka kuukausi|毎月|매월|每月)$/,
  yearly:
    /^(?:every ?year|yearly|annually|jedes jahr|jährlich|chaque année|tous les ans|cada año|todos los años|ogni anno|todo ano|todos os anos|tutti gli anni|elk jaar|varje år|hvert år|co rok|каждый год|ежегодно|joka vuosi|毎年|매년|每年)$/,
};

const UNITS: readonly (readonly [RepeatPattern, RegExp])[] = [
  [
    'daily',
    /^(?:days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dag(?:en|ar|e|er)?|dni|дн(?:я|ей)|день|päiv(?:ä|än)|日|일|天)$/,
  ],
  [
    'weekly',
    /^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|veck(?:a|or)|uger?|uker?|tygodni[ei]?|недел[иьюя]|viik(?:ko|on)|週間?|周|주)$/,
  ],
  [
    'monthly',
    /^(?:months?|monate?n?|mois|mes(?:es)?|mes[ei]|maanden|månad(?:er)?|måned(?:er)?|miesi(?:ące|ęcy)|месяц(?:а|ев)?|kuukau(?:si|den)|[かヶカ]月|개월|个月|個月)$/,
  ],
  [
    'yearly',
    /^(?:years?|jahren?|jahre|ans?|années?|años?|ann[io]|anos?|jaar|år|lata|lat|года?|лет|vuo(?:si|den)|年|년)$/,
  ],
];

/** What a word counts, in any of the languages. */
export const unitOf = (word: string): RepeatPattern | undefined =>
  UNITS.find(([, words]) => words.test(word))?.[0];

const EACH =
  '(?:every|alle|jede[nrs]?|chaque|tou(?:te)?s les|cada|ogni|a cada|elke|varje|var|hver[t]?|co|кажд(?:ые|ый|ую)|joka|每)';
const OTHER = /^(?:other|second|2nd|zweite[nrs]?|andere|annan|anden|toinen)$/;
const EVERY_N = new RegExp(`^${EACH}\\s*(\\S+?)\\.?\\s*([^\\d\\s]+?)$`);
const EVERY_CJK =
  /^每?(\d+)\s*(日|天|週間?|周|[かヶカ]月|个月|個月|年|일|주|개월|년)(?:ごと|毎|마다)?$/;
const EVERY_DAY = new RegExp(
  `^(?:w |на |на\\s)?(?:${EACH}|todas? (?:as )?|toda|każd[yaą]|毎週|매주|每周|每週|星期)\\s*(\\S.*)$`,
);
/** Between the names of several days. */
const AND = /\s*[,、،]\s*|\s+(?:and|und|et|y|e|en|och|og|i|и|ja|&)\s+/;

/** True for words that say a thing comes back, also where it is not known how. */
export const isRepeating = (words: string): boolean =>
  /^(?:every|each|ev\b|ev!|after\b|weekdays|workdays|daily|jed|alle|chaque|tou|cada|ogni|elk|var|hver|co |кажд|joka|毎|매|每)/i.test(
    words,
  );

/** Reads the shapes that every language has; null for all others. */
export function readRepeatWords(
  raw: string,
  weekdayOf: (word: string) => number,
): RepeatRule | null {
  const text = raw
    .toLowerCase()
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^ev (?=\S)/, 'every ');
  for (const [pattern, phrase] of Object.entries(PHRASES)) {
    if (phrase.test(text)) return { freq: pattern as RepeatPattern, interval: 1 };
  }
  const some = EVERY_CJK.exec(text) ?? EVERY_N.exec(text);
  if (some) {
    const [, count = '', unit = ''] = some;
    const interval = OTHER.test(count) ? 2 : Number(count);
    const pattern = unitOf(unit);
    if (pattern && Number.isInteger(interval) && interval >= 1 && interval <= 999) {
      return { freq: pattern, interval };
    }
  }
  const days = (EVERY_DAY.exec(text)?.[1] ?? '').split(AND).map(weekdayOf);
  if (!days.every((day) => day > 0)) return null;
  const weekdays = [...new Set(days)].sort().map((weekday) => ({ weekday, nth: 0 }));
  return { freq: 'weekly', interval: 1, weekdays };
}
