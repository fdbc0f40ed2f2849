import { lazyPart } from '@plainday/ui-components';

/** How a task comes back; fetched when it is first asked for, or ahead. */
export const RepeatPopover = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "repeat-popover" */ './repeat-popover')).RepeatPopover,
);
