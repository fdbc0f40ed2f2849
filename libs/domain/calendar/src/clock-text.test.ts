import { clockText } from './clock-text';

it.each([
  [0, '00:00'],
  [545, '09:05'],
  [1439, '23:59'],
])('%i minutes after midnight are %s', (minutes, text) => {
  expect(clockText(minutes)).toBe(text);
});
