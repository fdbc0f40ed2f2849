import { lazyPart } from '@plainday/ui-components';
import { TypeAhead } from '@plainday/ui-patterns';

/** When something is due; fetched when it is first asked for, or ahead. */
export const DatePopover = lazyPart(
  async () => (await import(/* webpackChunkName: "date-popover" */ './date-popover')).DatePopover,
  <TypeAhead />,
);
