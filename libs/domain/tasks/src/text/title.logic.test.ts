import { TITLE_MAX } from '../model/limits';
import { cleanTitle, copyTitle, cutText } from './title.logic';

describe('titles', () => {
  it('are trimmed to one line', () => {
    expect(cleanTitle('  Pay\trent\nnow  ')).toBe('Pay rent now');
    expect(cleanTitle('\ufeffmilk\u200b')).toBe('milk');
  });

  it('are empty when only blank characters are there', () => {
    for (const blank of ['', '   ', '\u200b\u2060', '\u00a0', '\u3000\n', '\u0000'])
      expect(cleanTitle(blank)).toBe('');
  });

  it('lose halves of characters and control characters', () => {
    expect(cleanTitle('a\ud800b')).toBe('ab');
    expect(cleanTitle('a\u0000b\u001b')).toBe('ab');
    expect(cleanTitle('😀')).toBe('😀');
  });

  it('end at 500 units, never inside a character', () => {
    expect(cleanTitle('x'.repeat(600))).toHaveLength(TITLE_MAX);
    expect(cleanTitle(`${'x'.repeat(499)} y`)).toBe('x'.repeat(499));
    expect(cutText('x'.repeat(3) + '😀', 4)).toBe('xxx');
  });

  it('[spec §9] get the suffix of a copy, still within the limit', () => {
    expect(copyTitle('Milk')).toBe('Milk (Copy)');
    expect(copyTitle('x'.repeat(500))).toHaveLength(TITLE_MAX);
    expect(copyTitle('x'.repeat(500))).toMatch(/x \(Copy\)$/);
  });
});
