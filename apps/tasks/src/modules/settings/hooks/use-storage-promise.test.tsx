import { act, renderHook, waitFor } from '@testing-library/react';
import { useStoragePromise } from './use-storage-promise';

const storage = (parts: Partial<StorageManager>) =>
  Object.defineProperty(navigator, 'storage', { configurable: true, value: parts });

const looks = { persisted: async () => false, estimate: async () => ({ usage: 1, quota: 4 }) };

afterEach(() => void Reflect.deleteProperty(navigator, 'storage'));

async function asked(): Promise<string> {
  const { result } = renderHook(useStoragePromise);
  await waitFor(() => expect(result.current.state).toBe('open'));
  await act(async () => result.current.ask());
  return result.current.state;
}

it('says what the browser answers', async () => {
  storage({ ...looks, persist: async () => true });
  expect(await asked()).toBe('kept');
});

it('takes a browser that cannot be asked for one that refuses', async () => {
  storage(looks);
  expect(await asked()).toBe('refused');
});

it('promises nothing where the browser tells nothing', async () => {
  storage({});
  const { result } = renderHook(useStoragePromise);
  await act(async () => undefined);
  expect(result.current.state).toBe('unknown');
});
