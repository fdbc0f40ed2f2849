import { dayInWords } from './day-in-words';

it('says a day as the browser does', () => {
  const named = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const short = new Intl.DateTimeFormat('en-US', named);
  const long = new Intl.DateTimeFormat('en-US', { ...named, year: 'numeric' });
  for (let day = 1; day <= 366; day += 3) {
    const at = new Date(2024, 0, day, 23, 59).getTime();
    expect(dayInWords(at)).toBe(long.format(at));
    expect(dayInWords(at, false)).toBe(short.format(at));
  }
});
