import { useState } from 'react';
import { useShell, useToolPlace } from '@plainday/federation-contract';
import { TOOL_ID } from '../model/found.logic';
import { addressOf, placeOf, type BoardPlace } from '../model/place.logic';

/** Where one is, and the way elsewhere. */
export interface Places {
  readonly place: BoardPlace;
  /** Its address. */
  readonly at: string | undefined;
  /** `previewId` is what the list then shows beside itself. */
  readonly goTo: (place: BoardPlace, previewId?: string) => void;
  /** The entry that arrows have walked to since: it is shown without a step in the history. */
  readonly previewId: string | null;
  readonly preview: (id: string) => void;
}

export function usePlace(): Places {
  const { navigate } = useShell();
  const at = useToolPlace();
  const [preview, setPreview] = useState<{ id: string; from: string | undefined } | null>(null);

  return {
    place: placeOf(at),
    at,
    goTo(place, id) {
      const address = addressOf(place);
      setPreview(id === undefined ? null : { id, from: address });
      navigate({
        kind: 'tool',
        toolId: TOOL_ID,
        ...(address === undefined ? {} : { at: address }),
      });
    },
    previewId: preview?.from === at ? (preview?.id ?? null) : null,
    preview: (id) => setPreview({ id, from: at }),
  };
}
