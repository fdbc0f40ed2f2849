import { nextColor } from './next-color.logic';
import { PALETTE } from '../model/vocabulary';

const [blue, green, amber] = PALETTE;

it('[T19] begins with the first colour and takes the first that is free', () => {
  expect(nextColor([])).toBe(blue);
  expect(nextColor([blue])).toBe(green);
  expect(nextColor([blue.toLowerCase(), amber, '#123456'])).toBe(green);
});

it('takes the rarest one where all are used', () => {
  expect(nextColor([...PALETTE])).toBe(blue);
  expect(nextColor([...PALETTE, blue, amber])).toBe(green);
});
