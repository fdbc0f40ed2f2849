import { act, renderHook } from '@testing-library/react';
import { OWNER_KEY } from '@plainday/shared-platform';
import { useKeptValues } from './use-kept-values';

interface Note {
  readonly title: string;
  readonly text: string;
}

const trimmed = ({ title, text }: Note) => ({ title: title.trim(), text: text.trim() });

/** A thing that nobody writes here but in its fields: what is shown has been answered. */
function open(first: Note) {
  const opened = renderHook(
    (given: { readonly shown: Note; readonly answered: Note }) =>
      useKeptValues<Note>('note.1', given, Object.is, trimmed),
    { initialProps: { shown: first, answered: first } },
  );
  return {
    ...opened,
    rerender: (shown: Note, answered = shown) => opened.rerender({ shown, answered }),
  };
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(OWNER_KEY, 'ann');
});

test('what is not kept yet lies over the thing, which is followed everywhere else', () => {
  const { result, rerender } = open({ title: 'A', text: '' });
  act(() => result.current.set({ text: 'Half a' }));
  rerender({ title: 'B', text: 'from elsewhere' });
  expect(result.current.values).toEqual({ title: 'B', text: 'Half a' });
  expect(result.current.pending).toEqual({ text: 'Half a' });
  // Not the field that is being written in.
  expect(result.current.given).toEqual(['title']);
  act(() => result.current.drop());
  expect(result.current.values).toEqual({ title: 'B', text: 'from elsewhere' });
});

test('what was sent stands until the thing has it, with the space that is still to be followed', () => {
  const { result, rerender } = open({ title: 'A', text: '' });
  act(() => result.current.set({ text: 'Half ' }));
  act(() => result.current.sent(['text']));
  expect(result.current.pending).toEqual({});
  expect(result.current.values.text).toBe('Half ');
  rerender({ title: 'A', text: 'Half' });
  expect(result.current.values.text).toBe('Half ');
  expect(result.current.given).toEqual([]);
  // Taken back, and then written again by somebody else.
  rerender({ title: 'A', text: '' });
  expect(result.current.values.text).toBe('');
  rerender({ title: 'A', text: 'Half' });
  expect(result.current.values.text).toBe('Half');
});

test('what is written beside the fields, and taken back, is no news; what another writes meanwhile is', () => {
  const { result, rerender } = open({ title: 'A', text: '' });
  // A write of the row is under way.
  rerender({ title: 'Mine', text: '' }, { title: 'A', text: '' });
  expect(result.current.values.title).toBe('Mine');
  expect(result.current.given).toEqual([]);
  rerender({ title: 'Mine', text: 'theirs' }, { title: 'A', text: 'theirs' });
  expect(result.current.given).toEqual(['text']);
  act(() => result.current.set({}));
  // Refused; then written once more, taken, and changed by another back to what it was.
  rerender({ title: 'A', text: 'theirs' });
  expect(result.current.given).toEqual([]);
  rerender({ title: 'Mine', text: 'theirs' }, { title: 'A', text: 'theirs' });
  rerender({ title: 'Mine', text: 'theirs' });
  expect(result.current.given).toEqual([]);
  rerender({ title: 'A', text: 'theirs' });
  expect(result.current.values.title).toBe('A');
  expect(result.current.given).toEqual(['title']);
});

test('what could not be kept is there on the next visit, until it is given up', () => {
  const first = open({ title: 'A', text: '' });
  act(() => first.result.current.set({ title: ' ', text: 'b' }));
  act(() => first.result.current.sent(['text']));
  first.unmount();
  const next = open({ title: 'A', text: 'b' });
  expect(next.result.current.restored).toBe(true);
  expect(next.result.current.values).toEqual({ title: ' ', text: 'b' });
  act(() => next.result.current.drop(['title']));
  next.unmount();
  expect(open({ title: 'A', text: 'b' }).result.current.restored).toBe(false);
});
