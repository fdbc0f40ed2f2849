import { createContext } from 'react';

/** What a tool keeps, and where. */
export interface KeptBy {
  readonly title: string;
  /** In the account, on the server. */
  readonly account: boolean;
  /** In this browser alone. */
  readonly device: boolean;
}

/** What the workspace says of itself: the list of changes, and what the manifests of the tools say they keep. */
export interface About {
  readonly changes: string;
  readonly tools: readonly KeptBy[];
}

/** Hands it to the pages while they are rendered. */
export const AboutContext = createContext<About>({ changes: '', tools: [] });
