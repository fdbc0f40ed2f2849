import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

export interface DrawerProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** The sidebar of a phone: a modal dialog of the browser's own, which keeps the focus and hears Escape. */
export function Drawer({ children, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <Panel
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {children}
    </Panel>
  );
}

const Panel = styled.dialog`
  width: min(300px, 86vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 0 0 env(safe-area-inset-left);
  color: inherit;
  background: var(--sunken);
  border: 0;
  border-inline-end: 1px solid var(--line);
  animation: drawer-in var(--dur) ease-out;
  &::backdrop {
    background: var(--scrim);
  }
  @keyframes drawer-in {
    from {
      transform: translateX(-24px);
      opacity: 0;
    }
  }
`;
