import { lazyPart } from '@plainday/ui-components';

/** The month that a `DateField` opens; a screen that has such fields behind a click fetches it ahead. */
export const DayCalendar = lazyPart(
  async () => (await import(/* webpackChunkName: "day-popover" */ './day-popover')).DayPopover,
);
