import type { OverlayPort, OverlayRequest } from '@plainday/federation-contract';
import { useMemo, useState } from 'react';

const NOTHING: OverlayRequest = {};

/** The module drawn over the page, if any, and the door to it. */
export function useOverlay(): { readonly overlayId: string | null; readonly overlay: OverlayPort } {
  const [overlayId, setOverlayId] = useState<string | null>(null);
  const overlay = useMemo<OverlayPort>(() => {
    let asked = NOTHING;
    return {
      open(moduleId, request = NOTHING) {
        asked = request;
        setOverlayId(moduleId);
      },
      request: () => asked,
      close: () => setOverlayId(null),
    };
  }, []);
  return { overlayId, overlay };
}
