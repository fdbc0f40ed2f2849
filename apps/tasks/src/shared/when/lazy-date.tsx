import { lazyPart } from '@plainday/ui-components';

/** Stands for a window that is on its way: what is typed meanwhile is not meant for the list. */
export const ON_ITS_WAY = <div role="dialog" hidden />;

/** When something is due; fetched when it is first asked for, or ahead. */
export const DatePopover = lazyPart(
  async () => (await import(/* webpackChunkName: "date-popover" */ './date-popover')).DatePopover,
  ON_ITS_WAY,
);
