// eslint-disable-next-line @typescript-eslint/no-require-imports -- the environment loads it so, too
const { canMatch } = require('./can-match.cjs') as {
  canMatch(selector: string, element: Element): boolean;
};

const selectors = [
  'p',
  '.a',
  'p.a',
  'span[title="[x] .z"]',
  '.a.b',
  '.b .a',
  '.b>.a',
  '.b > p, .c',
  'P',
  '*',
  ':root',
  '[hidden]',
  'p[title="a, .c > d"]',
  '.c:not(.a)',
  'p:not(.c, .a)',
  ':is(.a, .c)',
  '.a:is(p, :not(div .c))',
  ':where(.c) + .a',
  '.a::before',
  '.w-1\\:2',
  'linearGradient',
  'lineargradient',
  '.a:focus',
];
const markup = `
  <div class="b"><p class="a" title="a, .c > d"></p><span class="c" title="[x] .z"></span><p class=" a
    b"></p><p hidden></p><i class="w-1:2"></i><svg><linearGradient class="c"></linearGradient></svg></div>`;

test('nothing that matches is passed over', () => {
  document.body.innerHTML = markup;
  const pairs = selectors.flatMap((selector) =>
    [...document.querySelectorAll('*')].map((element) => ({ selector, element })),
  );
  const matching = pairs.filter(({ selector, element }) => element.matches(selector));
  expect(matching.length).toBeGreaterThan(40);
  expect(matching.filter(({ selector, element }) => !canMatch(selector, element))).toEqual([]);
});

test.each([
  ['p', '<div></div>'],
  ['.c', '<p class="a cc"></p>'],
  ['.b > .a, div p.c', '<p class="b"></p>'],
  ['.a:not(.c)', '<p class="c"></p>'],
])('%s is passed over for %s', (selector, html) => {
  document.body.innerHTML = html;
  expect([...document.body.children].map((element) => canMatch(selector, element))).toEqual([
    false,
  ]);
});

test('a computed style follows what is changed', () => {
  document.head.innerHTML = '<style>.gone { display: none } .gone p { visibility: hidden }</style>';
  document.body.innerHTML = '<div><p>text</p></div>';
  const div = document.body.firstElementChild as HTMLElement;
  const p = div.firstElementChild as HTMLElement;
  const read = () => [getComputedStyle(div).display, getComputedStyle(p).visibility];
  expect(read()).toEqual(['block', 'visible']);
  div.className = 'gone';
  expect(read()).toEqual(['none', 'hidden']);
  document.head.innerHTML = '';
  expect(read()).toEqual(['block', 'visible']);
  p.style.visibility = 'hidden';
  expect(read()).toEqual(['block', 'hidden']);
});
