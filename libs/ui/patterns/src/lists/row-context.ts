import { createContext } from 'react';

/** What a list with one tab stop per row tells its rows. Null where every control is a tab stop. */
export const RowContext = createContext<{
  /** The row that Tab enters. */
  readonly activeId: string | null;
} | null>(null);
