import { withoutCode } from './without-code.logic';

test.each([
  ['plain [[Menu]]', 'plain [[Menu]]'],
  ['a `[[b]]` c', 'a         c'],
  ['``a ` b`` c', '          c'],
  ['```\n- [ ] no\n```\n- [ ] yes', '   \n        \n   \n- [ ] yes'],
  ['~~~md\n```\n~~~\nyes', '     \n   \n   \nyes'],
  ['````\n```\nno\n````\nyes', '    \n   \n  \n    \nyes'],
  ['> ```\n> no\n> ```\nyes', '     \n    \n     \nyes'],
  ['```\nno end', '   \n      '],
  ['```one line``` [[Menu]]', '               [[Menu]]'],
])('[QN13] %j without its code', (text, rest) => {
  expect(withoutCode(text)).toBe(rest);
  expect(withoutCode(text)).toHaveLength(text.length);
});
