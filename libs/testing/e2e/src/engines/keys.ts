/** Keys that have no letter, as WebDriver writes them. */
const NAMED: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F2: '\uE032',
  F8: '\uE038',
  Meta: '\uE03D',
};

type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

const down = (value: string): KeyAction => ({ type: 'keyDown', value });
const up = (value: string): KeyAction => ({ type: 'keyUp', value });

/** A chord as Playwright names it, `Control+Shift+ArrowUp`, as what goes down and up. */
export function chord(keys: string): KeyAction[] {
  const names = keys === '+' ? ['+'] : keys.split('+');
  const values = names.map((name) => NAMED[name] ?? name);
  return [...values.map(down), ...[...values].reverse().map(up)];
}

/** A text, letter by letter. */
export function letters(text: string): KeyAction[] {
  return [...text].flatMap((letter) => [down(letter), up(letter)]);
}
