import type { Task } from '@plainday/domain-tasks';

/** How many there are, and how many of them are completed. */
export interface Share {
  readonly total: number;
  readonly completed: number;
}

/**
 * The numbers of the dashboard (decisions 3). Tasks of the top level count, as in the sidebar: live ones, and
 * completed ones wherever they are; what was deleted unfinished does not.
 */
export interface TaskStats {
  /** Live and completed. */
  readonly total: number;
  readonly completed: number;
  readonly pending: number;
  /** Pending ones of high priority. */
  readonly highPriority: number;
  /** Pending ones whose due instant has passed. */
  readonly overdue: number;
  /** Due on the last of the days asked for. */
  readonly today: Share;
  readonly byPriority: Readonly<Record<'high' | 'medium' | 'low', Share>>;
  /** By project id; tasks without a project are in `total` only. */
  readonly byProject: Readonly<Record<string, Share>>;
  /** Completed on each of the days asked for, oldest first. */
  readonly completions: readonly number[];
}

/** Completed tasks to be read: all of them, or those of a time or of a project; a page at a time. */
export interface CompletedArg {
  /** ISO instants: completed at or after, and before. */
  readonly from?: string;
  readonly to?: string;
  readonly projectId?: string;
  /** 0 is the page of the newest. */
  readonly page: number;
}

/** One page of completed tasks, newest first. */
export interface CompletedPage {
  readonly tasks: readonly Task[];
  readonly hasMore: boolean;
}

/** Tasks of a page. */
export const COMPLETED_PAGE_SIZE = 100;
