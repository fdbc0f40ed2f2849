import { createContext } from 'react';

/** Hands the supported browsers, in words, to the pages while they are rendered. */
export const BrowsersContext = createContext('');
