import type { Page } from '@playwright/test';
import { userIdOf } from './account';

/** An item of a list that stays on the device. */
interface Item {
  readonly id: string;
}

/** Puts items where a tool keeps them on this device, as the tool itself would. It shows them after a reload. */
export async function keep(page: Page, namespace: string, items: readonly Item[]): Promise<void> {
  const database = `plainday-${await userIdOf(page)}`;
  await page.evaluate(
    async ({ name, space, values }) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(`${name} cannot be opened`));
      });
      const transaction = db.transaction('values', 'readwrite');
      const store = transaction.objectStore('values');
      for (const value of values) {
        store.put({ value, savedAt: Date.now(), version: 1 }, [space, value.id]);
      }
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      db.close();
    },
    { name: database, space: namespace, values: items },
  );
}
