import type { HostedModule } from '@plainday/federation-host';
import { IconButton, lazyPart, type MenuEntry } from '@plainday/ui-components';
import { Ellipsis } from 'lucide';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';

const Menu = lazyPart(async () => (await import('@plainday/ui-components/menu')).Menu);

interface OpenMenu {
  readonly tool: HostedModule;
  readonly anchor: HTMLElement;
  readonly point?: { readonly x: number; readonly y: number };
}

export interface ToolMenusProps {
  readonly list: HTMLElement;
  readonly tools: readonly HostedModule[];
  readonly itemsOf: (tool: HostedModule) => readonly MenuEntry[];
}

/** The entries of the list by the id of their tool, as they stand in the page now. */
function useEntries(list: HTMLElement): ReadonlyMap<string, HTMLElement> {
  const subscribe = useCallback(
    (listener: () => void) => {
      const observer = new MutationObserver(listener);
      observer.observe(list, { childList: true });
      return () => observer.disconnect();
    },
    [list],
  );
  const nodes = () => [...list.querySelectorAll<HTMLElement>(':scope > [data-tool]')];
  useSyncExternalStore(subscribe, () =>
    nodes()
      .map(({ dataset }) => dataset.tool)
      .join(),
  );
  return new Map(nodes().map((node) => [node.dataset.tool ?? '', node]));
}

/** A button at the end of each entry that opens its menu; a right click and the menu key open it too. */
export function ToolMenus({ list, tools, itemsOf }: ToolMenusProps) {
  const entries = useEntries(list);
  const [open, setOpen] = useState<OpenMenu>();

  useEffect(() => {
    function handleMenu(event: MouseEvent): void {
      const entry = event.target instanceof Element && event.target.closest('[data-tool]');
      if (!(entry instanceof HTMLElement)) return;
      const tool = tools.find(({ id }) => id === entry.dataset.tool);
      const anchor = entry.querySelector<HTMLElement>('a');
      if (!tool || !anchor) return;
      event.preventDefault();
      // The menu key has no place of its own.
      const point = event.button === 2 ? { x: event.clientX, y: event.clientY } : undefined;
      setOpen({ tool, anchor, point });
    }
    list.addEventListener('contextmenu', handleMenu);
    return () => list.removeEventListener('contextmenu', handleMenu);
  }, [list, tools]);

  return (
    <>
      {tools.map((tool) => {
        const entry = entries.get(tool.id);
        if (!entry) return null;
        const isOpen = open?.tool.id === tool.id;
        return createPortal(
          <More
            compact
            size={28}
            iconSize={16}
            label={`More for ${tool.title}`}
            icon={Ellipsis}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            onPointerEnter={() => void Menu.preload()}
            onFocus={() => void Menu.preload()}
            onClick={({ currentTarget }) => setOpen({ tool, anchor: currentTarget })}
          />,
          entry,
          tool.id,
        );
      })}
      {open && (
        <Menu
          open
          onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
          anchor={open.anchor}
          point={open.point}
          items={itemsOf(open.tool)}
          label={`More for ${open.tool.title}`}
        />
      )}
    </>
  );
}

const More = styled(IconButton)`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
  opacity: 0;
  li:hover > &,
  li:focus-within > &,
  &[aria-expanded='true'] {
    opacity: 1;
  }
  @media (pointer: coarse) {
    inset-block-start: 8px;
    opacity: 1;
  }
`;
