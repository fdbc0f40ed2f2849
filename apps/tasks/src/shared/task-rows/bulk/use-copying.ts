import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '@plainday/shared-platform';
import type { Copied } from './copied';

/** Answers the browser's own Copy with the selected tasks, unless text is marked or typed. */
export function useCopying(copied: () => Copied): void {
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const isText = isTyping(event.target) || getSelection()?.isCollapsed === false;
    if (isText || !event.clipboardData) return;
    const { markdown, html } = copied();
    event.preventDefault();
    event.clipboardData.setData('text/plain', markdown);
    event.clipboardData.setData('text/html', html);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handle(event);
    document.addEventListener('copy', listener);
    return () => document.removeEventListener('copy', listener);
  }, []);
}
