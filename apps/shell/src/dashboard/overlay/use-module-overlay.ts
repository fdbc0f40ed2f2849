import type { OverlayPort, OverlayRequest } from '@plainday/federation-contract';
import { useState } from 'react';

function createPort(show: (moduleId: string | null) => void): OverlayPort {
  let asked: OverlayRequest = {};
  return {
    open(moduleId, request = {}) {
      asked = request;
      show(moduleId);
    },
    request: () => asked,
    close: () => show(null),
  };
}

/** The module drawn over the page, if any, and the door to it. */
export function useModuleOverlay(): {
  readonly overlayId: string | null;
  readonly overlay: OverlayPort;
} {
  const [overlayId, setOverlayId] = useState<string | null>(null);
  const [overlay] = useState(() => createPort(setOverlayId));
  return { overlayId, overlay };
}
