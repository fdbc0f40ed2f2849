import { Suspense } from 'react';
import { lazyLayer } from '../shared/lazy-layer';
import type { ShortcutSheetProps } from './shortcut-sheet';

const ShortcutSheet = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "shortcut-sheet" */ './shortcut-sheet')).ShortcutSheet,
);

/** The sheet of shortcuts, fetched when somebody asks for it. */
export function SheetLayer(props: ShortcutSheetProps) {
  return (
    // A window on its way: what is typed meanwhile is not meant for the page.
    <Suspense fallback={<div role="dialog" hidden />}>
      <ShortcutSheet {...props} />
    </Suspense>
  );
}
