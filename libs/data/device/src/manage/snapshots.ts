import { readLocal, removeLocal, writeLocal } from '@plainday/shared-platform';
import { openDatabase } from '../store/database';
import { deletePieces, putInPieces, readWhole } from './pieces';
import { forgetRowsPicture } from './rows-picture';

const AHEAD = 'plainday.read-ahead';

/** Where query results are kept between visits. */
export interface SnapshotPort {
  load(): Promise<readonly { key: string; value: unknown; savedAt: number }[]>;
  save(key: string, value: unknown, savedAt: number): Promise<void>;
  /** Forgets what cannot be shown. */
  drop(key: string): Promise<void>;
  close(): void;
}

/** Opens the kept query results of a user. Where the browser keeps nothing, nothing is kept. */
export function openSnapshots(userId: string): SnapshotPort {
  const opening = openDatabase(userId).catch(() => null);
  return {
    async load() {
      const db = await opening;
      return db ? readWhole(db) : [];
    },
    async save(key, value, savedAt) {
      try {
        const db = await opening;
        if (db) await putInPieces(db, key, value, savedAt);
      } catch {
        // A full device keeps an older picture, which is no loss.
      }
    },
    async drop(key) {
      try {
        const db = await opening;
        if (db) await deletePieces(db, key);
      } catch {
        // It is not shown, whether it lies there or not.
      }
    },
    close: () => void opening.then((db) => db?.close()),
  };
}

/** Whether what is kept was read ahead already, under a mark that names the user and the occasion. */
export function wasReadAhead(mark: string): boolean {
  return readLocal(AHEAD) === mark;
}

/** Remembers what has been read ahead, until the user signs out. */
export function noteReadAhead(mark: string): void {
  writeLocal(AHEAD, mark);
}

/** Erases the kept query results of a user and the picture of their rows, at sign-out. */
export async function eraseSnapshots(userId: string): Promise<void> {
  removeLocal(AHEAD);
  forgetRowsPicture(userId);
  try {
    const db = await openDatabase(userId);
    await db.clear('snapshots');
    db.close();
  } catch {
    // Where the browser keeps nothing there is nothing to erase.
  }
}
