import { sessionStorageOfPage } from './session-storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('reads on from a full localStorage, and keeps for the page what does not fit', () => {
  localStorage.setItem('session', 'old');
  const storage = sessionStorageOfPage();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(storage.getItem('session')).toBe('old');
  storage.setItem('session', 'new');
  expect(storage.getItem('session')).toBe('new');
  jest.restoreAllMocks();
  storage.setItem('session', 'newest');
  expect(localStorage.getItem('session')).toBe('newest');
  storage.removeItem('session');
  expect(storage.getItem('session')).toBeNull();
});
