import { createContext, type ComponentType } from 'react';

/** A script of the public pages: its address, and the hash without which no browser runs it. */
export interface PageScript {
  readonly src: string;
  readonly integrity: string;
}

/** A tool that runs on its public page. */
export interface LiveTool {
  /** The tool's own card; here it is only drawn. */
  readonly Face: ComponentType;
  /** What brings it to life. */
  readonly script: PageScript;
}

/** The tools that can be tried, by their id. */
export type LiveTools = Readonly<Record<string, LiveTool>>;

/** Hands the tools that can be tried to the pages while they are rendered. */
export const LiveContext = createContext<LiveTools>({});
