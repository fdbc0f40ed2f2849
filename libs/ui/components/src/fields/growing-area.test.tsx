import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GrowingArea } from './growing-area';

/** As a browser lays it out: 20 px a line, a border of 1 px, no less than `min`. */
function layOut(field: HTMLTextAreaElement, min = 0): void {
  const text = () => Math.max(min, 20 * field.value.split('\n').length);
  const set = () => (field.style.height === '' ? 20 : parseFloat(field.style.height));
  Object.defineProperty(field, 'clientHeight', { get: () => Math.max(min, set() - 2) });
  Object.defineProperty(field, 'offsetHeight', { get: () => Math.max(min, set() - 2) + 2 });
  Object.defineProperty(field, 'scrollHeight', {
    get: () => Math.max(text(), field.clientHeight),
  });
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');

it('is as high as its text in a browser without field-sizing, growing and shrinking', async () => {
  render(<GrowingArea defaultValue="one" />);
  layOut(area());
  await userEvent.type(area(), '\ntwo\nthree');
  expect(area().style.height).toBe('62px');
  await userEvent.type(area(), '{Backspace>6/}');
  expect(area().style.height).toBe('42px');
});

it('follows a text that comes from elsewhere', () => {
  const { rerender } = render(<GrowingArea value="one" readOnly />);
  layOut(area());
  rerender(<GrowingArea value={'one\ntwo\nthree\nfour'} readOnly />);
  expect(area().style.height).toBe('82px');
});

it('measures nothing where the browser sizes fields by itself', async () => {
  const styles = Object.getPrototypeOf(document.body.style) as object;
  Object.defineProperty(styles, 'fieldSizing', { value: 'content', configurable: true });
  render(<GrowingArea defaultValue="one" />);
  await userEvent.type(area(), '\ntwo');
  expect(area().style.height).toBe('');
  Reflect.deleteProperty(styles, 'fieldSizing');
});

it('gives its field to a ref and lets others hear what is typed', async () => {
  const heard = jest.fn();
  let given: HTMLTextAreaElement | null = null;
  render(<GrowingArea ref={(field) => void (given = field)} onInput={heard} />);
  await userEvent.type(area(), 'a');
  expect(given).toBe(area());
  expect(heard).toHaveBeenCalledTimes(1);
});
