import { createContext } from 'react';

/** Whether the rows of the list around take the focus, and with it keys. */
export const RowContext = createContext(false);
