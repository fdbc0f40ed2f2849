import { readLocal, writeLocal } from '@plainday/shared-platform';
import * as z from 'zod/mini';

const KEY = 'plainday.install';

const bookSchema = z.object({ visits: z.number(), lastAt: z.number(), isOffered: z.boolean() });

/** How often this device was here, and whether it was asked to keep Plainday as an app. */
export type InstallBook = z.infer<typeof bookSchema>;

const NEW: InstallBook = { visits: 0, lastAt: 0, isOffered: false };

/** What is kept; a new book where there is none that can be read. */
export function readBook(): InstallBook {
  try {
    return z.parse(bookSchema, JSON.parse(readLocal(KEY) ?? ''));
  } catch {
    return NEW;
  }
}

/** Keeps it; where nothing can be kept nothing is offered twice in one visit. */
export function writeBook(book: InstallBook): void {
  writeLocal(KEY, JSON.stringify(book));
}
