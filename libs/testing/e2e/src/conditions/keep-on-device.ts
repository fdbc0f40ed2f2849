import type { Page } from '@playwright/test';

/** An item of a list that stays on the device. */
interface Item {
  readonly id: string;
  /** Gives it a recording, which no JSON can carry. */
  readonly hasAudio?: boolean;
}

/** Puts items where a tool keeps them on this device, as the tool itself would. It shows them after a reload. */
export async function keepOnDevice(
  page: Page,
  namespace: string,
  items: readonly (Item & Readonly<Record<string, unknown>>)[],
): Promise<void> {
  await page.evaluate(
    async ({ space, values }) => {
      const session = localStorage.getItem('plainday.auth') ?? '';
      const { user } = JSON.parse(session) as { user: { id: string } };
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(`plainday-${user.id}`);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database of this person cannot be opened'));
      });
      const transaction = db.transaction('values', 'readwrite');
      const store = transaction.objectStore('values');
      for (const { hasAudio, ...item } of values) {
        const value = hasAudio ? { ...item, audio: new Blob([' ']) } : item;
        store.put({ value, savedAt: Date.now(), version: 1 }, [space, item.id]);
      }
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      db.close();
    },
    { space: namespace, values: items },
  );
}
