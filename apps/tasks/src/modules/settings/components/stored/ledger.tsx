import { Children, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '@plainday/ui-components';
import { useIsPhone } from '@plainday/ui-theme';
import { plural } from '@plainday/shared-utils';
import { ChevronDown, Cloud, Monitor } from 'lucide';
import { LedgerPart } from '../stored-style';

const PLACES = {
  account: { title: 'In your account', text: 'on every device', icon: Cloud },
  device: { title: 'Only on this device', text: 'nothing is sent', icon: Monitor },
} as const;

/** Where something is kept. */
export type Place = keyof typeof PLACES;

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Arrows walk from row to row; what comes from a menu above the list is none of it. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === event.target);
  const next = at < 0 ? undefined : buttons[STEPS[event.key]?.(at, buttons.length - 1) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface LedgerProps {
  readonly place: Place;
  /** A row for each tool. */
  readonly children: ReactNode;
}

/** What is kept in one place. On a phone the rows are folded behind how many there are. */
export function Ledger({ place, children }: LedgerProps) {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const { title, text, icon } = PLACES[place];
  const [head, list] = [`kept-${place}`, `kept-${place}-list`];
  const words = (
    <>
      <Icon icon={icon} size={14} />
      {title} <small>{isPhone ? plural(Children.count(children), 'tool') : text}</small>
    </>
  );
  return (
    <LedgerPart>
      <h3 id={head}>
        {isPhone ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setIsOpen(!isOpen)}
          >
            {words}
            <Icon icon={ChevronDown} size={16} />
          </button>
        ) : (
          words
        )}
      </h3>
      <ul id={list} role="list" aria-labelledby={head} hidden={isPhone && !isOpen} onKeyDown={walk}>
        {children}
      </ul>
    </LedgerPart>
  );
}
