import { lazyPart } from '@plainday/ui-components';

/** A window on its way: what is typed meanwhile is not meant for the page. */
const ON_ITS_WAY = <div role="dialog" hidden />;

/** The sheet of shortcuts, fetched when somebody asks for it. */
export const SheetLayer = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "shortcut-sheet" */ './shortcut-sheet')).ShortcutSheet,
  ON_ITS_WAY,
);
