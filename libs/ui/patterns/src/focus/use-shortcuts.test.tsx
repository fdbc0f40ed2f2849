import { fireEvent, render, screen } from '@testing-library/react';
import { useShortcuts } from './use-shortcuts';

/* Those of the shell that a browser has too, and one of ours alone. */
const ENTRIES = [
  { id: 'palette', shortcut: 'mod+k' },
  { id: 'search', shortcut: '/' },
  { id: 'help', shortcut: '?' },
] as const;
const KEEPS = ['palette', 'search'] as const;

const act = jest.fn();

function Page({ hasWindow = false, singleKeys = true }) {
  useShortcuts(
    ENTRIES,
    { palette: () => act('palette'), search: () => act('search'), help: () => act('help') },
    {
      singleKeys: () => singleKeys,
      isGlobal: true,
      ignoresField: ({ ctrlKey }) => ctrlKey,
      keeps: KEEPS,
    },
  );
  return (
    <>
      <button type="button">Row</button>
      {hasWindow && (
        <div role="dialog">
          <button type="button">Save</button>
          <input aria-label="Title" />
        </div>
      )}
    </>
  );
}

/** Whether the browser is left to do what it does at this key. */
const goesOn = (name: string, init: KeyboardEventInit) =>
  fireEvent.keyDown(screen.getByRole(name === 'Title' ? 'textbox' : 'button', { name }), init);

const CTRL_K = { key: 'k', ctrlKey: true };

beforeEach(() => act.mockReset());

it('acts, and the browser does not', () => {
  render(<Page />);
  expect(goesOn('Row', CTRL_K)).toBe(false);
  expect(goesOn('Row', { key: '/' })).toBe(false);
  expect(act.mock.calls).toEqual([['palette'], ['search']]);
});

it('does nothing in a window, and nor does the browser where the key is its own as well', () => {
  render(<Page hasWindow />);
  expect(goesOn('Save', CTRL_K)).toBe(false);
  expect(goesOn('Title', CTRL_K)).toBe(false);
  expect(goesOn('Save', { key: '/' })).toBe(false);
  expect(goesOn('Save', { key: '?' })).toBe(true);
  expect(act).not.toHaveBeenCalled();
});

it('leaves text in a window alone, and single keys to whoever switched ours off', () => {
  const { rerender } = render(<Page hasWindow />);
  expect(goesOn('Title', { key: '/' })).toBe(true);
  rerender(<Page hasWindow singleKeys={false} />);
  expect(goesOn('Save', { key: '/' })).toBe(true);
});
