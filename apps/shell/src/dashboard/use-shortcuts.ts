import { useEffect } from 'react';

export interface Shortcuts {
  readonly onSidebar: () => void;
  readonly onSearch: () => void;
}

/** True where a key is text: fields, and anything inside a dialog. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}

/** The shell's keys (conventions, Shortcuts): Ctrl/Cmd+B for the sidebar, / for the search box. */
export function useShortcuts({ onSidebar, onSearch }: Shortcuts): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const command = event.ctrlKey || event.metaKey;
      if (command && !event.shiftKey && event.key.toLowerCase() === 'b') {
        event.preventDefault();
        onSidebar();
      } else if (!command && event.key === '/' && !isTyping(event.target)) {
        event.preventDefault();
        onSearch();
      }
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [onSidebar, onSearch]);
}
