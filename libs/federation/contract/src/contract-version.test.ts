import { contractFit } from './contract-version';

describe('contractFit()', () => {
  it.each(['1.4', '1.3', '1.0', 1])('a shell of 1.4 serves a remote of %p', (built) => {
    expect(contractFit(built, '1.4')).toBe('fits');
  });

  it.each(['1.5', '1.10', '2.0', 2, 99])('a shell of 1.4 is too old for %p', (built) => {
    expect(contractFit(built, '1.4')).toBe('shell-too-old');
  });

  it.each(['1.4', '1.9', 1])('a remote of %p is too old for a shell of 2.0', (built) => {
    expect(contractFit(built, '2.0')).toBe('remote-too-old');
  });

  it.each(['latest', '1.x', Number.NaN])('what is no version never fits: %p', (built) => {
    expect(contractFit(built, '1.4')).toBe('shell-too-old');
  });
});
