import { useEffect, useRef } from 'react';
import { IconButton, type IconNode } from '@plainday/ui-components';

interface MoveButtonProps {
  readonly label: string;
  readonly icon: IconNode;
  /** Place of the row now, and where the button moves it; counted from 0. */
  readonly index: number;
  readonly to: number;
  readonly total: number;
  readonly onMove: (to: number) => void;
}

/** Moves a row by one place and keeps the focus, which browsers take from what changes its place in the document. */
export function MoveButton({ label, icon, index, to, total, onMove }: MoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const isEnd = to < 0 || to >= total;

  useEffect(() => {
    if (pressed.current) button.current?.focus();
    pressed.current = false;
  }, [index]);

  return (
    <IconButton
      ref={button}
      label={label}
      icon={icon}
      iconSize={16}
      aria-disabled={isEnd || undefined}
      onClick={() => {
        if (isEnd) return;
        pressed.current = true;
        onMove(to);
      }}
    />
  );
}
