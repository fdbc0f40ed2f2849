import type { Selection } from '@plainday/federation-contract';

/** Id of the module that shows the tasks of a tag or a filter. */
export const FILTER_TOOL = 'filter';

/** Where the tasks of a tag are shown: `?tool=filter&at=@phone`. */
export function tagPlace(tag: string): Selection {
  return { kind: 'tool', toolId: FILTER_TOOL, at: `@${tag}` };
}
