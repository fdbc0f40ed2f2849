import { typedFields, type TypedFields } from './typed-fields';

let typed: TypedFields;
afterEach(() => {
  typed.stop();
  document.body.replaceChildren();
});

function draw(kind = 'text'): HTMLInputElement {
  const field = document.createElement('input');
  field.type = kind;
  document.body.append(field);
  return field;
}

function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it('knows that a field holds what was typed, until it is emptied or gone', () => {
  const field = draw();
  typed = typedFields();
  expect(typed.hasText()).toBe(false);
  type(field, 'half a thought');
  expect(typed.hasText()).toBe(true);
  type(field, '');
  expect(typed.hasText()).toBe(false);
  type(field, 'again');
  field.remove();
  expect(typed.hasText()).toBe(false);
});

it('leaves text alone that was there before, and takes no switch for text', () => {
  draw().value = 'typed before anybody looked';
  typed = typedFields();
  expect(typed.hasText()).toBe(true);
  document.body.replaceChildren();
  type(draw('checkbox'), 'on');
  expect(typed.hasText()).toBe(false);
});
