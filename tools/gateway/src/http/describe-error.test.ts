import { describeError } from './describe-error';

it('names kind, code and place, and nothing people typed', () => {
  const error = Object.assign(new TypeError('no "canary@example.org"'), { code: 'XX000' });
  expect(describeError(error)).toMatch(/^TypeError XX000 at describe-error\.test\.ts:\d+$/);
  expect(describeError(new Error('outer', { cause: { code: '53100' } }))).toMatch(
    /^Error 53100 at /,
  );
});

it('makes a line of whatever was thrown', () => {
  expect(describeError('canary')).toBe('string');
  expect(describeError(null)).toBe('object');
  expect(describeError(Object.assign(new Error(), { name: 'A\nB', stack: '' }))).toBe('A?B');
});
