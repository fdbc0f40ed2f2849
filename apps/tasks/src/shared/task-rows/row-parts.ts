import { recurrence } from '@plainday/data-tasks';
import { DayCalendar } from '@plainday/ui-patterns';
import { BulkBar } from './bulk/bulk-layer';
import { OVERLAY_PARTS } from './dialogs/overlays';
import { RepeatPopover } from '../when/repeat/lazy-repeat';
import { RowMenu } from './row/lazy-parts';

/** What the rows of any list open or do, to be fetched ahead. */
export const ROW_PARTS = [
  RowMenu,
  BulkBar,
  ...OVERLAY_PARTS,
  DayCalendar,
  RepeatPopover,
  recurrence,
] as const;
