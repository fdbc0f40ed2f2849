import { useEffect, useRef } from 'react';
import { whenPainted } from '@plainday/shared-platform';

/** Brings the focus back to the card of the idea that was open: opening and closing it is a navigation. */
export function useCardReturn(openId: string | undefined): void {
  const last = useRef<string | undefined>(undefined);

  useEffect(() => {
    const id = last.current;
    last.current = openId;
    if (openId !== undefined || id === undefined) return;
    whenPainted(() => {
      const card = document.querySelector(`[data-idea-id="${CSS.escape(id)}"]`);
      card?.querySelector<HTMLElement>('[data-control="open"]')?.focus();
    });
  }, [openId]);
}
