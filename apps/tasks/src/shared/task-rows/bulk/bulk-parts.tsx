import type { MouseEvent, ReactNode, Ref } from 'react';
import { useShell, type IconNode } from '@plainday/federation-contract';
import { Icon } from '@plainday/ui-components';
import styled from 'styled-components';
import { phone } from '@plainday/ui-theme';
import { keyLabel } from '../keys/key-label';
import type { ListShortcut } from '../list-shortcuts';

/** A bar so wide shows its words beside the icons; a narrower one below them. */
const narrow = '@container (max-width: 640px)';

/** Where the bar stays while the list moves below it. Clicks beside the bar reach the list. */
export const Place = styled.section`
  container-type: inline-size;
  position: sticky;
  bottom: 20px;
  z-index: 15;
  margin-top: 24px;
  pointer-events: none;
  ${phone} {
    bottom: calc(70px + env(safe-area-inset-bottom));
  }
  @media (max-height: 420px) {
    bottom: 4px;
  }
`;

export const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  width: fit-content;
  max-width: 100%;
  margin: 0 auto;
  padding: 6px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow);
  pointer-events: auto;
  ${narrow} {
    gap: 0;
    padding: 2px 4px;
  }
  ${phone} {
    justify-content: space-between;
    width: 100%;
    /* More than one line holds: in columns, the cross in the last of them. */
    &:has(> :nth-child(6)) {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(3.4rem, 1fr));
      > :last-child {
        grid-column: -2;
        justify-self: center;
      }
    }
  }
`;

export const Count = styled.span`
  padding: 0 12px;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  b {
    color: var(--text);
    font-weight: 600;
  }
  ${narrow} {
    display: grid;
    justify-items: center;
    padding: 0 4px;
    font: var(--type-tiny);
    b {
      font-size: var(--size-body);
      line-height: 1.125rem;
    }
  }
`;

const Plain = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 0 10px;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--text-2);
  font: 500 var(--type-body);
  white-space: nowrap;
  &:hover,
  &[aria-expanded='true'] {
    background: color-mix(in oklab, var(--text) 7%, transparent);
    color: var(--text);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  ${narrow} {
    flex-direction: column;
    justify-content: center;
    gap: 2px;
    min-width: 40px;
    min-height: 44px;
    padding: 2px;
    font-size: var(--size-tiny);
    line-height: 0.875rem;
  }
`;

interface BulkButtonProps {
  readonly icon: IconNode;
  /** The shortcut that does the same. */
  readonly keys?: ListShortcut;
  readonly isOpen?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly children: ReactNode;
}

/** An action of the bar: icon and word, on a phone the icon alone. */
export function BulkButton({ icon, keys, isOpen, ref, onClick, children }: BulkButtonProps) {
  const { user } = useShell();
  return (
    <Plain
      ref={ref}
      type="button"
      data-tip={keys && children}
      data-tip-keys={keys && keyLabel(keys, user.id)}
      aria-haspopup={isOpen === undefined ? undefined : 'menu'}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <Icon icon={icon} size={18} />
      <span>{children}</span>
    </Plain>
  );
}
