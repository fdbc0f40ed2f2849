/** Names of months and weekdays in the language of a file, asked of the browser. */
export interface Names {
  /** 1–12 for the name of a month, cut or whole; 0 for any other word. */
  readonly monthOf: (word: string) => number;
  /** 1 Monday … 7 Sunday; 0 for any other word. */
  readonly weekdayOf: (word: string) => number;
}

const plain = (word: string) => word.toLowerCase().normalize('NFC').replace(/[.,]/g, '');
const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

function formatsOf(language: string, options: readonly Intl.DateTimeFormatOptions[], part: string) {
  return options.map((option) => {
    const format = new Intl.DateTimeFormat(language, { ...option, timeZone: 'UTC' });
    return (at: number) => {
      const found = format.formatToParts(at).find(({ type }) => type === part);
      return plain(found?.value ?? '');
    };
  });
}

function table(names: readonly (readonly string[])[]) {
  return (word: string): number => {
    const asked = plain(word);
    if (asked === '') return 0;
    const exact = names.findIndex((forms) => forms.includes(asked));
    if (exact >= 0) return exact + 1;
    if (asked.length < 3 || CJK.test(asked)) return 0;
    return names.findIndex((forms) => forms.some((form) => form.startsWith(asked))) + 1;
  };
}

const made = new Map<string, Names>();

function make(language: string): Names {
  const months = formatsOf(
    language,
    [{ month: 'short', day: 'numeric' }, { month: 'long', day: 'numeric' }, { month: 'long' }],
    'month',
  );
  const weekdays = formatsOf(
    language,
    [{ weekday: 'short' }, { weekday: 'long' }, { weekday: 'narrow' }],
    'weekday',
  );
  const monthNames = Array.from({ length: 12 }, (_, month) =>
    months
      .map((format) => format(Date.UTC(2026, month, 15)))
      // Some languages shorten a month to its number.
      .filter((name) => /\D/.test(name)),
  );
  // 5 January 2026 is a Monday. Single letters are unique in Chinese, Japanese and Korean only.
  const dayNames = Array.from({ length: 7 }, (_, day) =>
    weekdays
      .map((format) => format(Date.UTC(2026, 0, 5 + day)))
      .filter((name) => name.length > 1 || CJK.test(name)),
  );
  return { monthOf: table(monthNames), weekdayOf: table(dayNames) };
}

/** The names of a language; of a code that is none, those of English. */
export function namesOf(code: string): Names {
  const language = /^[a-z]{2}$/i.test(code) ? code.toLowerCase().replace(/^tw$/, 'zh-TW') : 'en';
  const known = made.get(language) ?? make(language);
  made.set(language, known);
  return known;
}
