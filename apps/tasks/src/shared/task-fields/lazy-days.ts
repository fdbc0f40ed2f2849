import { lazyPart } from '@plainday/ui-components';

/** The month in which a day is picked. */
export const DayPopover = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "day-popover" */ '@plainday/ui-patterns/day-popover'))
      .DayPopover,
);
