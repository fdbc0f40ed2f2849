import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeCss } from './theme-css';

it('shows the arrows of a number only to whoever is at it: Firefox draws them always', () => {
  expect(themeCss).toContain('input[type=number]:not(:hover,:focus){appearance:textfield}');
});

it('gives scroll bars a colour, and a scheme for engines that know none', () => {
  expect(themeCss).toMatch(/scrollbar-color:var\(--line-strong\) transparent/);
  expect(themeCss).toMatch(/html\[data-theme='dark'\]{color-scheme:dark}/);
});

it('has a bold face to stand in for bold text: Firefox makes none', () => {
  const faces = readFileSync(join(__dirname, 'fonts.css'), 'utf8').match(/@font-face\s*{[^}]*}/g);
  const weights = (faces ?? [])
    .filter((face) => face.includes('Inter Fallback'))
    .map((face) => [/font-weight: ([\d ]+)/.exec(face)?.[1], /Bold'/.test(face)]);
  expect(weights).toEqual([
    ['100 599', false],
    ['600 900', true],
  ]);
});
