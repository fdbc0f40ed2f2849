import { createContext, type ComponentType } from 'react';

/** A tool that runs on its public page. */
export interface LiveTool {
  /** The tool's own card; here it is only drawn. */
  readonly Face: ComponentType;
  /** Address of the script that brings it to life. */
  readonly script: string;
}

/** The tools that can be tried, by their id. */
export type LiveTools = Readonly<Record<string, LiveTool>>;

/** Hands the tools that can be tried to the pages while they are rendered. */
export const LiveContext = createContext<LiveTools>({});
