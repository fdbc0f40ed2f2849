import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { createLiteralCell } from '../literal/literal-cell';
import { OWNER_KEY } from '@plainday/shared-platform';
import { useLiteralValue } from '../literal/use-literal-value';
import { deviceValue } from '../shape/device-value';
import { literalValue } from '../shape/literal-value';
import { deviceStore } from '../store/device-store';
import { activateDevice } from '../user/activate';
import { useDeviceValue } from './use-device-value';

const noteSchema = z.object({ id: z.string(), content: z.string() });
const notes = z.array(noteSchema);
type Note = z.infer<typeof noteSchema>;
const note = (id: string): Note => ({ id, content: `note ${id}` });
const quickNotes = literalValue<Note[]>({
  key: 'quickNotes',
  version: 1,
  schema: notes,
  initial: [],
});
const entries = deviceValue<Note[]>({
  namespace: 'kb',
  key: 'entries',
  version: 1,
  schema: notes,
  initial: [],
});
const useNotes = () => useLiteralValue(quickNotes);
const useEntries = () => useDeviceValue(entries);

/** What another tab does: the storage changes, and this tab hears of it. */
function otherTab(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

let people = 0;
let ada: string;

beforeEach(async () => {
  localStorage.clear();
  ada = `ada-${(people += 1)}`;
  await activateDevice(ada);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => activateDevice(null));
});

describe('useLiteralValue', () => {
  test('shows what is there at the first drawing, and writes under exactly that key', async () => {
    localStorage.setItem('quickNotes', JSON.stringify([note('1')]));
    const { result } = renderHook(useNotes);
    expect(result.current[0]).toEqual([note('1')]);
    expect(result.current[2]).toBe('kept');
    act(() => result.current[1]((current) => [note('2'), ...current]));
    expect(result.current[0]).toEqual([note('2'), note('1')]);
    expect(JSON.parse(localStorage.getItem('quickNotes') ?? '')).toHaveLength(2);
  });

  test('a change is made on what another tab has written meanwhile', () => {
    const { result } = renderHook(useNotes);
    localStorage.setItem('quickNotes', JSON.stringify([note('9')]));
    act(() => result.current[1]((current) => [...current, note('1')]));
    expect(result.current[0]).toEqual([note('9'), note('1')]);
  });

  test('follows other tabs', () => {
    const { result } = renderHook(useNotes);
    act(() => otherTab('quickNotes', JSON.stringify([note('5')])));
    expect(result.current[0]).toEqual([note('5')]);
    act(() => otherTab('quickNotes', null));
    expect(result.current[0]).toEqual([]);
  });

  test('the data of the user before is gone from the screen in the same moment', async () => {
    localStorage.setItem('quickNotes', JSON.stringify([note('1')]));
    const { result } = renderHook(useNotes);
    await act(() => activateDevice('ben'));
    expect(result.current[0]).toEqual([]);
    await act(() => activateDevice(ada));
    expect(result.current[0]).toEqual([note('1')]);
  });

  test('a screen that was closed during a change of user does not show the old value', async () => {
    localStorage.setItem('quickNotes', JSON.stringify([note('1')]));
    const first = renderHook(useNotes);
    first.unmount();
    await act(() => activateDevice('ben'));
    const values: unknown[] = [];
    renderHook(() => values.push(useNotes()[0]));
    expect(values).not.toContainEqual([note('1')]);
  });

  test('when another tab has signed somebody else in, nothing is shown and nothing is written', () => {
    localStorage.setItem('quickNotes', JSON.stringify([note('1')]));
    const { result } = renderHook(useNotes);
    localStorage.setItem(OWNER_KEY, 'ben');
    act(() => otherTab('quickNotes', JSON.stringify([note('of-ben')])));
    expect(result.current[0]).toEqual([]);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    act(() => result.current[1]([note('x')]));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('quickNotes')).toContain('of-ben');
    localStorage.setItem(OWNER_KEY, ada);
  });

  test('when storage is full the value stays on the screen, says so, and is kept once there is room', () => {
    const { result } = renderHook(useNotes);
    act(() => result.current[1]([note('1')]));
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    act(() => result.current[1]((current) => [...current, note('2')]));
    expect(result.current[0]).toHaveLength(2);
    expect(result.current[2]).toBe('full');
    set.mockRestore();
    act(() => result.current[1]((current) => [...current, note('3')]));
    expect(result.current[2]).toBe('kept');
    expect(JSON.parse(localStorage.getItem('quickNotes') ?? '')).toHaveLength(3);
  });

  test('good items of a broken list are shown; the bad ones alone are set aside by the first change', () => {
    const broken = JSON.stringify([note('1'), { id: 1 }, null]);
    localStorage.setItem('quickNotes', broken);
    const { result } = renderHook(useNotes);
    expect(result.current[0]).toEqual([note('1')]);
    expect(localStorage.getItem('quickNotes')).toBe(broken);
    act(() => result.current[1]((current) => [...current, note('2')]));
    const aside = Object.keys(localStorage).filter((key) => key.startsWith('quickNotes.corrupt.'));
    expect(aside.map((key) => JSON.parse(localStorage.getItem(key) ?? ''))).toEqual([
      [{ id: 1 }, null],
    ]);
    expect(JSON.parse(localStorage.getItem('quickNotes') ?? '')).toEqual([note('1'), note('2')]);
  });
});

const HOSTILE = [
  '',
  'null',
  'undefined',
  'NaN',
  '[{}]',
  '[1,2,3]',
  '"string"',
  '[{"id":1}]',
  '{"__proto__":{"polluted":1}}',
  '[{"__proto__":{"polluted":1}}]',
  '\u0000\u0000',
  '\ufeff[]',
  '[{"id":"1"',
  'not-a-date',
  '-1',
  'x'.repeat(500),
];

test.each(HOSTILE.map((text) => [text.slice(0, 40), text]))(
  'the unreadable value %j is set aside unchanged and never overwritten',
  (_name, text) => {
    localStorage.setItem('quickNotes', text);
    const cell = createLiteralCell(quickNotes);
    const stop = cell.subscribe(() => undefined);
    expect(cell.snapshot()).toEqual({ value: [], status: 'kept' });
    cell.set([note('1')]);
    stop();
    const kept = Object.entries({ ...localStorage }).filter(([key]) =>
      key.startsWith('quickNotes.corrupt.'),
    );
    expect(kept.map(([, value]) => value)).toEqual([text]);
    expect(JSON.parse(localStorage.getItem('quickNotes') ?? '')).toEqual([note('1')]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  },
);

test('currentWeekStart is plain text, and is also read when it was kept as JSON', () => {
  const cell = createLiteralCell(
    literalValue({ key: 'currentWeekStart', version: 1, schema: z.string(), initial: '' }),
  );
  const stop = cell.subscribe(() => undefined);
  cell.set('2026-03-02');
  expect(localStorage.getItem('currentWeekStart')).toBe('2026-03-02');
  act(() => otherTab('currentWeekStart', '"2026-03-09"'));
  expect(cell.snapshot().value).toBe('2026-03-09');
  stop();
});

describe('useDeviceValue', () => {
  test('loads, changes at once, and is kept', async () => {
    const { result } = renderHook(useEntries);
    expect(result.current[2]).toBe('loading');
    await waitFor(() => expect(result.current[2]).toBe('kept'));
    act(() => result.current[1]([note('1')]));
    expect(result.current[0]).toEqual([note('1')]);
    await waitFor(async () =>
      expect((await deviceStore(ada).read(entries)).value).toEqual([note('1')]),
    );
  });

  test('a change made before the first read is laid over what was kept', async () => {
    await deviceStore('carl').set('kb', 'entries', [note('old')]);
    await act(() => activateDevice('carl'));
    const { result } = renderHook(useEntries);
    act(() => result.current[1]((current) => [...current, note('new')]));
    await waitFor(() => expect(result.current[0]).toEqual([note('old'), note('new')]));
  });

  test('twenty quick changes all arrive, in order', async () => {
    await act(() => activateDevice('dora'));
    const { result } = renderHook(useEntries);
    for (let index = 0; index < 20; index += 1) {
      act(() => result.current[1]((current) => [...current, note(String(index))]));
    }
    expect(result.current[0]).toHaveLength(20);
    await waitFor(async () =>
      expect((await deviceStore('dora').read(entries)).value).toHaveLength(20),
    );
    expect(result.current[0].map(({ id }) => Number(id))).toEqual([...Array(20).keys()]);
  });

  test('two screens show the same value', async () => {
    await act(() => activateDevice('eva'));
    const left = renderHook(useEntries);
    const right = renderHook(useEntries);
    act(() => left.result.current[1]([note('1')]));
    expect(right.result.current[0]).toEqual([note('1')]);
    await waitFor(() => expect(right.result.current[2]).toBe('kept'));
  });

  test('a value written elsewhere shows up', async () => {
    await act(() => activateDevice('fred'));
    const { result } = renderHook(useEntries);
    await waitFor(() => expect(result.current[2]).toBe('kept'));
    await act(() => deviceStore('fred').set('kb', 'entries', [note('7')]));
    await waitFor(() => expect(result.current[0]).toEqual([note('7')]));
  });

  test('another user sees none of it', async () => {
    await act(() => activateDevice('gina'));
    const { result } = renderHook(useEntries);
    act(() => result.current[1]([note('1')]));
    await waitFor(() => expect(result.current[2]).toBe('kept'));
    await act(() => activateDevice('hugo'));
    expect(result.current[0]).toEqual([]);
    await act(() => activateDevice(null));
    expect(result.current[2]).toBe('loading');
    act(() => result.current[1]([note('2')]));
    expect(result.current[0]).toEqual([]);
  });
});
