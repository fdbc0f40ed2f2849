import { caretAt, putCaret } from './caret-at';

const press = (detail: number) => ({ clientX: 40, clientY: 8, detail });

function given(name: string, value: unknown): void {
  Object.defineProperty(document, name, { configurable: true, value });
}

function field(value: string): HTMLInputElement {
  const input = document.body.appendChild(document.createElement('input'));
  input.value = value;
  return input;
}

afterEach(() => {
  document.body.replaceChildren();
  given('caretPositionFromPoint', undefined);
  given('caretRangeFromPoint', undefined);
});

test.each([
  ['today’s browsers', 'caretPositionFromPoint', { offsetNode: new Text('Buy milk'), offset: 3 }],
  ['older ones', 'caretRangeFromPoint', { startContainer: new Text('Buy milk'), startOffset: 3 }],
])('[F16] a click puts the caret where it was, in %s', (_which, name, place) => {
  given(name, () => place);
  const input = field('Buy milk');
  putCaret(input, caretAt(press(1)));
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 3]);
});

test('beside the text, and where nobody can tell, it is put at the end', () => {
  given('caretPositionFromPoint', () => ({ offsetNode: document.body, offset: 1 }));
  const beside = field('Buy milk');
  putCaret(beside, caretAt(press(1)));
  given('caretPositionFromPoint', undefined);
  const unknown = field('Call Ada');
  putCaret(unknown, caretAt(press(2)));
  expect([beside.selectionStart, unknown.selectionStart]).toEqual([8, 8]);
});

test('a key chooses all of it', () => {
  const input = field('Buy milk');
  putCaret(input, caretAt(press(0)));
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 8]);
});
