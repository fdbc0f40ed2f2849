import type { OverlayPort } from '@plainday/federation-contract';
import { useMemo, useState } from 'react';

/** The module drawn over the page, if any, and the door to it. */
export function useOverlay(): { readonly overlayId: string | null; readonly overlay: OverlayPort } {
  const [overlayId, setOverlayId] = useState<string | null>(null);
  const overlay = useMemo(() => ({ open: setOverlayId, close: () => setOverlayId(null) }), []);
  return { overlayId, overlay };
}
