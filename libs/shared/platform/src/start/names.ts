/**
 * What the parts of the start call each other by: the page that is built, the scripts in it, the gateway that fills it
 * in, and the app that takes over. Each name stands here alone; what is kept on devices may not be renamed.
 */

/** The localStorage key under which supabase-js keeps the session. */
export const AUTH_STORAGE_KEY = 'plainday.auth';
/** `closed` where the side menu is. Of the device. */
export const SIDEBAR_KEY = 'plainday.sidebar';
/** `closed` where the tools of the side menu are folded. Of the device. */
export const TOOLS_KEY = 'plainday.tools';

/** What is kept of a person and read before the app is there. */
export type PersonName =
  'preferences' | 'projects' | 'rows' | 'tasks.orders' | 'tasks.scope' | 'view';

/** The localStorage key of something that is kept of a person. */
export function personKey(name: PersonName, userId: string): string {
  return `plainday.${name}.${userId}`;
}

/** Lines that were sent and are no tasks yet, each under the id that its task will have. */
export const TYPED_PREFIX = 'plainday.typed.';
/** Event of the document: there is one more of them. */
export const TYPED_EVENT = 'plainday:typed';
/** Event of the document, with rows as `detail`: the first of a list are there, and can be drawn. */
export const ROWS_EVENT = 'plainday:rows';
/** The channel on which tabs tell each other what they have written. */
export const DATA_CHANNEL = 'plainday.data';

/** Ids of the JSON that the gateway writes into the page. */
export const TOOLS_BLOCK = 'plainday-tools';
export const CONFIG_BLOCK = 'plainday-config';
export const RELEASE_BLOCK = 'plainday-release';

/** Where the gateway puts them: what the frame is filled in from, and behind it the release, which is far larger. */
export const HEAD_PLACE = '<!--plainday:head-->';
export const RELEASE_PLACE = '<!--plainday:release-->';
/** Opens the comment with the shape of a tool in the side menu, which the gateway fills in for each. */
export const TOOL_SHAPE = 'plainday:tool';

/** Id of the frames, of which one is shown, and of that of the dashboard. */
export const FRAMES_ID = 'frames';
export const DASHBOARD_FRAME_ID = 'frame-dashboard';
/** The add bar is known by the placeholder that the spec gives it: also that of an older version of the tool. */
export const ADD_PLACEHOLDER = 'Add a task...';
