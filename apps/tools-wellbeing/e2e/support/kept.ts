import type { Page } from '@playwright/test';

/** Something under a key of a namespace of the person's store on this device. */
export type RawValue = readonly [namespace: string, key: string, value: unknown];

/** Puts values into the person's store on this device, past every check, as a broken or newer version might. */
export async function keepRaw(page: Page, ...values: readonly RawValue[]): Promise<void> {
  await page.evaluate(async (all) => {
    const session = JSON.parse(localStorage.getItem('plainday.auth') ?? '{}') as {
      user: { id: string };
    };
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(`plainday-${session.user.id}`);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The database could not be opened.'));
    });
    const tx = db.transaction('values', 'readwrite');
    for (const [space, name, value] of all) {
      tx.objectStore('values').put({ value, savedAt: 1, version: 1 }, [space, name]);
    }
    await new Promise((resolve) => (tx.oncomplete = resolve));
    db.close();
  }, values);
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
