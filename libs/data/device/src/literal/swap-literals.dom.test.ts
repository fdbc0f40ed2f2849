import 'fake-indexeddb/auto';
import { activateDevice } from '../user/activate';
import { activeUserId } from '../store/active-user';
import { deviceStore } from '../store/device-store';
import { OWNER_KEY } from '@plainday/shared-platform';
import { swapLiterals } from './swap-literals';

const NOTES_A = '[{"id":"1","content":"secret of Ada"}]';
const NOTES_B = '[{"id":"2","content":"note of Ben"}]';
let pair = 0;
let ada: string;
let ben: string;

beforeEach(() => {
  pair += 1;
  ada = `ada-${pair}`;
  ben = `ben-${pair}`;
});

afterEach(async () => {
  jest.restoreAllMocks();
  await activateDevice(null);
  localStorage.clear();
});

test('what was there before anybody signed in belongs to the first who does', async () => {
  localStorage.setItem('quickNotes', NOTES_A);
  await activateDevice(ada);
  expect(localStorage.getItem('quickNotes')).toBe(NOTES_A);
  expect(localStorage.getItem(OWNER_KEY)).toBe(ada);
  expect(activeUserId()).toBe(ada);
});

test('the next user sees nothing of the one before, who finds everything again', async () => {
  await activateDevice(ada);
  localStorage.setItem('quickNotes', NOTES_A);
  localStorage.setItem('currentWeekStart', '2026-03-02');
  localStorage.setItem('quickNotes.corrupt.1', 'broken secret of Ada');
  await activateDevice(null);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Ada');
  expect(localStorage.getItem('currentWeekStart')).toBeNull();
  await activateDevice(ben);
  expect(localStorage.getItem('quickNotes')).toBeNull();
  localStorage.setItem('quickNotes', NOTES_B);
  await activateDevice(ada);
  expect(localStorage.getItem('quickNotes')).toBe(NOTES_A);
  expect(localStorage.getItem('currentWeekStart')).toBe('2026-03-02');
  expect(localStorage.getItem('quickNotes.corrupt.1')).toBe('broken secret of Ada');
  await activateDevice(ben);
  expect(localStorage.getItem('quickNotes')).toBe(NOTES_B);
});

test('a change of user without a sign-out between parks too', async () => {
  await activateDevice(ada);
  localStorage.setItem('quickNotes', NOTES_A);
  await activateDevice(ben);
  expect(localStorage.getItem('quickNotes')).toBeNull();
});

test('two swaps at once end with the user who came last, and mix nothing', async () => {
  await activateDevice(ada);
  localStorage.setItem('quickNotes', NOTES_A);
  await Promise.all([activateDevice(null), activateDevice(ben), activateDevice(ada)]);
  expect(localStorage.getItem('quickNotes')).toBe(NOTES_A);
  expect(activeUserId()).toBe(ada);
});

test('a crash between parking and restoring loses nothing and mixes nothing', async () => {
  await activateDevice(ada);
  localStorage.setItem('quickNotes', NOTES_A);
  await activateDevice(ben);
  localStorage.setItem('quickNotes', NOTES_B);
  const real = Storage.prototype.setItem;
  let writes = 0;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    writes += 1;
    if (writes === 2) throw new Error('the page is killed here');
    real.call(this, key, value);
  });
  await swapLiterals(ada);
  jest.restoreAllMocks();
  expect(localStorage.getItem('quickNotes')).toBeNull();
  await swapLiterals(ada);
  expect(localStorage.getItem('quickNotes')).toBe(NOTES_A);
  await swapLiterals(ben);
  expect(localStorage.getItem('quickNotes')).toBe(NOTES_B);
});

test('where IndexedDB keeps nothing the notes are parked beside, not lost', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  await activateDevice(ada);
  localStorage.setItem('quickNotes', NOTES_A);
  await activateDevice(ben);
  expect(localStorage.getItem('quickNotes')).toBeNull();
  await activateDevice(ada);
  expect(localStorage.getItem('quickNotes')).toBe(NOTES_A);
});

test('without any room the notes stay where they are, and the next user does not get them', async () => {
  await activateDevice(ada);
  localStorage.setItem('quickNotes', NOTES_A);
  const full = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await activateDevice(ben);
  expect(log).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('quickNotes')).toBe(NOTES_A);
  expect(localStorage.getItem(OWNER_KEY)).toBe(ada);
  jest.restoreAllMocks();
  await deviceStore(ada).delete('parked', 'literals');
});
