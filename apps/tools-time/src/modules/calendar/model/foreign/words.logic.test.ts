import { addressFault, asHttps, stateWords } from './words.logic';

const NOW = new Date(2026, 10, 26, 15).getTime();
const YESTERDAY = new Date(2026, 10, 25, 14, 2).getTime();

test.each([
  [{}, 'Not fetched yet', false],
  [{ fetchedAt: NOW, fault: null }, 'As of 15:00', true],
  [{ fetchedAt: YESTERDAY, fault: null }, 'As of Nov 25, 14:02', true],
  [{ fetchedAt: YESTERDAY, fault: 'no_answer' }, 'No answer since Nov 25, 14:02', false],
  [{ fetchedAt: 0, fault: 'no_answer' }, 'No answer', false],
  [
    { fetchedAt: YESTERDAY, fault: 'too_large' },
    'This calendar is larger than 2 MB (as of Nov 25, 14:02)',
    false,
  ],
] as const)('[CV14] %j is said', (known, text, isWell) => {
  expect(stateWords(known, NOW, { dayStartMinutes: 0 })).toEqual({ text, isWell });
});

test('[CV14] an address is looked at before anybody is asked', () => {
  expect(asHttps(' WEBCAL://a.example/x.ics ')).toBe('https://a.example/x.ics');
  expect(addressFault('webcal://a.example/x.ics', [])).toBeUndefined();
  expect(addressFault(' ', [])).toContain('needs an address');
  for (const wrong of [
    'a.example/x.ics',
    'http://a.example',
    'https://',
    'https:// a',
    'file:///x',
  ])
    expect(addressFault(wrong, [])).toContain('begins with https');
  expect(addressFault('webcal://a.example/x.ics', ['https://a.example/x.ics'])).toContain(
    'already',
  );
});
