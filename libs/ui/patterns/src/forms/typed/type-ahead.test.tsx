import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeTypedAhead, TypeAhead } from './type-ahead';

function Field() {
  const [text, setText] = useState(takeTypedAhead);
  return <input aria-label="Field" value={text} onChange={({ target }) => setText(target.value)} />;
}

function FocusedField() {
  return (
    <input
      autoFocus
      aria-label="Field"
      onFocus={({ currentTarget }) => (currentTarget.value = takeTypedAhead())}
    />
  );
}

test.each([
  ['as it is first drawn', <Field key="field" />],
  ['as it gets the focus', <FocusedField key="field" />],
])('the field that takes its place begins with what was typed, %s', async (_when, field) => {
  const { rerender } = render(<TypeAhead />);
  await userEvent.keyboard('gards{Backspace}');
  rerender(field);
  expect(screen.getByLabelText('Field')).toHaveValue('gard');
});

test('what nobody took does not come into another field later', async () => {
  const { rerender } = render(<TypeAhead />);
  await userEvent.keyboard('gard');
  rerender(<p>It did not come.</p>);
  rerender(<Field />);
  expect(screen.getByLabelText('Field')).toHaveValue('');
});

test('keys in another field are for that field, those where one was before are not', async () => {
  const page = (isWaiting: boolean) => (
    <>
      <input aria-label="First" />
      <input aria-label="Second" />
      {isWaiting ? <TypeAhead /> : <Field />}
    </>
  );
  const { rerender } = render(page(false));
  await userEvent.click(screen.getByLabelText('First'));
  rerender(page(true));
  await userEvent.keyboard('ab');
  await userEvent.click(screen.getByLabelText('Second'));
  await userEvent.keyboard('cd');
  expect(screen.getByLabelText('First')).toHaveValue('');
  expect(screen.getByLabelText('Second')).toHaveValue('cd');
  rerender(page(false));
  expect(screen.getByLabelText('Field')).toHaveValue('ab');
});

test('a character of AltGr is typed, a command is left alone', () => {
  const { rerender } = render(<TypeAhead />);
  const keys = { ctrlKey: true, altKey: true };
  expect(fireEvent.keyDown(document.body, { ...keys, key: '@', modifierAltGraph: true })).toBe(
    false,
  );
  expect(fireEvent.keyDown(document.body, { ...keys, key: 'k' })).toBe(true);
  rerender(<Field />);
  expect(screen.getByLabelText('Field')).toHaveValue('@');
});
