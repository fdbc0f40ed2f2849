import { layOutLate } from './lay-out-late';

const visibility = () =>
  [...document.querySelectorAll<HTMLElement>('main > *, footer')].map(
    ({ style }) => style.contentVisibility,
  );

it('lays out what is below the first section, one part in each idle moment', () => {
  document.body.innerHTML =
    '<main><section></section><section></section><div></div></main><footer></footer>';
  const waiting: (() => void)[] = [];
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => waiting.push(work),
    cancelIdleCallback: () => undefined,
  });
  layOutLate();
  const rest = () => waiting.splice(0).forEach((work) => work());
  const late = (count: number) =>
    visibility().filter((value) => value === 'visible').length === count;
  expect(late(0)).toBe(true);
  rest();
  expect(late(1)).toBe(true);
  rest();
  rest();
  rest();
  expect(waiting).toEqual([]);
  expect(visibility()).toEqual(['', 'visible', 'visible', 'visible']);
});
