import type { ReactNode } from 'react';
import { Tabs as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';

export interface TabItem {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Name of the row of tabs, said to assistive technology. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  /** Open tab; without it the tabs keep their own state and start at the first. */
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
}

const List = styled(Radix.List)`
  display: flex;
  gap: var(--space-6);
  border-bottom: 1px solid var(--line);
  overflow-x: auto;
  scrollbar-width: none;
  ${phone} {
    gap: var(--space-4);
  }
`;

const Trigger = styled(Radix.Trigger)`
  position: relative;
  min-height: 40px;
  padding: 0 2px;
  border: 0;
  background: none;
  color: var(--text-2);
  font-weight: 500;
  white-space: nowrap;
  &:hover {
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[data-state='active'] {
    color: var(--text);
    font-weight: 600;
  }
  &[data-state='active']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    border-bottom: 2px solid var(--accent);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Content = styled(Radix.Content)`
  padding-top: var(--space-6);
  &:focus-visible {
    outline-offset: 6px;
  }
`;

/** Pages of one thing, one shown at a time. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root value={value} defaultValue={tabs[0]?.value} onValueChange={onValueChange}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value}>
          {tab.content}
        </Content>
      ))}
    </Radix.Root>
  );
}
