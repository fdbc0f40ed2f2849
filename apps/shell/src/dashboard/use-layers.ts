import type { ShellApi } from '@plainday/federation-contract';
import { useMemo, useState } from 'react';
import { QUICK_ADD } from '../selection/catalogue.logic';

/** A layer of the shell over the page. */
export type Layer = 'shortcuts' | 'palette';

/** The layer over the page, one at a time, and what opens one; `opens` is always the same object. */
export function useLayers(overlay: ShellApi['overlay']) {
  const [layer, setLayer] = useState<Layer | null>(null);
  const opens = useMemo(
    () => ({
      shortcuts: () => setLayer('shortcuts'),
      palette: () => setLayer('palette'),
      quickAdd: () => overlay.open(QUICK_ADD),
      /** Closes this one, unless it has opened another meanwhile. */
      close: (gone: Layer) => setLayer((now) => (now === gone ? null : now)),
    }),
    [overlay],
  );
  return { layer, opens };
}

/** What opens and closes the layers. */
export type Opens = ReturnType<typeof useLayers>['opens'];
