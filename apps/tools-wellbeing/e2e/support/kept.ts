import type { Page } from '@playwright/test';

/** Puts something under a key of the person's store on this device, as a broken or newer version might have. */
export async function keepRaw(page: Page, namespace: string, key: string, value: unknown) {
  await page.evaluate(
    async ([space, name, content]) => {
      const session = JSON.parse(localStorage.getItem('plainday.auth') ?? '{}') as {
        user: { id: string };
      };
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(`plainday-${session.user.id}`);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database could not be opened.'));
      });
      const tx = db.transaction('values', 'readwrite');
      tx.objectStore('values').put({ value: content, savedAt: 1, version: 1 }, [space, name]);
      await new Promise((resolve) => (tx.oncomplete = resolve));
      db.close();
    },
    [namespace, key, value] as const,
  );
}

/** From here on the browser has no room, until the returned function is called. */
export async function fillStorage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { freeStorage: () => (IDBObjectStore.prototype.put = put) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  return () => page.evaluate(() => (window as unknown as { freeStorage(): void }).freeStorage());
}

/** What is sent from here on, by every page of the browser, but what reads by POST. */
export function watchWrites(page: Page): readonly string[] {
  const writes: string[] = [];
  page.context().on('request', (request) => {
    const isRead = request.method() === 'GET' || request.url().endsWith('/rpc/task_counts');
    if (!isRead) writes.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  return writes;
}
