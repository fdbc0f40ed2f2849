import { keepTyped } from './keep-typed';

const page =
  '<input aria-label="New task"><label>Note<textarea></textarea></label><input type="password">';

afterEach(() => {
  history.replaceState(null, '');
  document.body.replaceChildren();
});

it('goes on after a reload with what was typed and its caret, in fields that appear later too, and without passwords', async () => {
  document.body.innerHTML = page;
  keepTyped();
  const [task, note, secret] = document.querySelectorAll<HTMLInputElement>('input, textarea');
  task!.value = 'Buy milk';
  note!.value = 'Two litres';
  secret!.value = 'Secret5Word';
  note!.focus();
  note!.setSelectionRange(3, 3);
  dispatchEvent(new Event('beforeunload'));

  document.body.innerHTML = '';
  keepTyped();
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) =>
    heard.push((target as HTMLInputElement).value),
  );
  document.body.innerHTML = page;
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual(['Buy milk', 'Two litres']);
  expect(document.querySelector<HTMLInputElement>('[type=password]')?.value).toBe('');
  const field = document.querySelector('textarea');
  expect(document.activeElement).toBe(field);
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([3, 3]);
});

it('holds the caret where a draft writes the same text again, until the person goes on', async () => {
  document.body.innerHTML = page;
  keepTyped();
  const field = document.querySelector('input')!;
  field.value = 'Buy milk';
  field.focus();
  field.setSelectionRange(0, 0);
  dispatchEvent(new Event('beforeunload'));
  keepTyped();

  const writeAgain = async () => {
    field.setAttribute('value', 'Buy milk');
    field.setSelectionRange(8, 8);
    await new Promise((resolve) => setTimeout(resolve));
    return field.selectionStart;
  };
  expect(await writeAgain()).toBe(0);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  expect(await writeAgain()).toBe(8);
});
