import { buildTask } from '@plainday/testing-unit';
import { EXAMPLES, removable } from './examples.logic';
import { isEmptyAccount, parseWelcome } from './welcome.logic';

describe('[DB18] the first start', () => {
  it.each([
    [null, 'new'],
    ['done', 'done'],
    ['["a","b"]', ['a', 'b']],
    ['[1]', 'done'],
    ['{', 'done'],
  ])('%s on this device: %s', (text, expected) => {
    expect(parseWelcome(text)).toEqual(expected);
  });

  it('is over once there is a task anywhere', () => {
    const empty = { all: 0, trash: 0, byProject: { p: 0 } };
    expect(isEmptyAccount(empty)).toBe(true);
    expect(isEmptyAccount({ ...empty, trash: 1 })).toBe(false);
    expect(isEmptyAccount({ ...empty, byProject: { p: 1 } })).toBe(false);
  });

  it('removes ticked examples too, and none that has become a task of its own', () => {
    const live = [
      buildTask({ id: 'a', title: EXAMPLES[0] ?? '' }),
      buildTask({ id: 'b', title: 'Call Grace' }),
    ];
    expect(removable(['a', 'b', 'ticked'], live)).toEqual(['a', 'ticked']);
  });
});
