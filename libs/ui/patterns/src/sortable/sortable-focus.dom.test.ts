import { keepFocusOnHandle } from './sortable-focus';
import { createSortableStore } from './sortable-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  document.body.innerHTML = '<div><button></button></div><input />';
  const [row, handle, input] = ['div', 'button', 'input'].map(
    (name) => document.querySelector<HTMLElement>(name) ?? document.body,
  );
  const store = createSortableStore();
  store.setNode('a', row ?? null);
  store.setHandle('a', handle ?? null);
  return { store, row, handle, input };
}

it('gives focus back when the row has been put elsewhere in the document', () => {
  const { store, row, handle } = setUp();
  handle?.focus();
  keepFocusOnHandle(store, 'a');
  jest.advanceTimersByTime(50);
  row?.remove();
  if (row) document.body.append(row);
  expect(document.body).toHaveFocus();
  jest.advanceTimersByTime(50);
  expect(handle).toHaveFocus();
});

it('leaves focus where the user has put it, and lets go after a moment', () => {
  const { store, handle, input } = setUp();
  input?.focus();
  keepFocusOnHandle(store, 'a');
  jest.advanceTimersByTime(1000);
  expect(input).toHaveFocus();
  input?.blur();
  jest.advanceTimersByTime(1000);
  expect(handle).not.toHaveFocus();
});
