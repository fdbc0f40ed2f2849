import { siteCss } from './site-css';

it('has a bold face to stand in for bold text: Firefox makes none', () => {
  const faces = siteCss('/inter.woff2').match(/@font-face{font-family:'Inter Fallback'[^}]*}/g);
  expect(
    faces?.map((face) => [/font-weight:([\d ]+)/.exec(face)?.[1], /Bold'/.test(face)]),
  ).toEqual([
    ['100 599', false],
    ['600 900', true],
  ]);
});
