import styled, { css } from 'styled-components';
import { frameStyles } from './frame-styles';

export const Frame = styled.div`
  ${frameStyles.frame}
`;

export const Content = styled.div`
  ${frameStyles.content}
`;

export const Main = styled.main`
  ${frameStyles.main}
`;

/** First in the tab order, out of sight until it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  top: var(--space-2);
  left: var(--space-2);
  z-index: 100;
  padding: var(--space-2) var(--space-4);
  font-weight: 600;
  color: var(--on-accent);
  background: var(--accent);
  border-radius: var(--radius-s);
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

const inDrawer = css<{ $drawer?: boolean }>`
  ${({ $drawer }) =>
    $drawer &&
    css`
      && {
        position: static;
        display: flex;
        width: 100%;
        height: 100%;
        border: 0;
      }
    `}
`;

export const SidebarNav = styled.nav<{ $drawer?: boolean }>`
  ${frameStyles.sidebar}
  ${inDrawer}
`;

export const Brand = styled.div`
  ${frameStyles.brand}
  & > :last-child {
    margin-inline-start: auto;
  }
`;

export const Logo = styled.span`
  ${frameStyles.logo}
`;

export const Entries = styled.ul`
  ${frameStyles.entries}
`;

export const EntryLink = styled.a`
  ${frameStyles.entry}
`;

export const EntryButton = styled.button`
  ${frameStyles.entry}
`;

export const EntryTitle = styled.span`
  ${frameStyles.entryTitle}
`;

export const Count = styled.span`
  ${frameStyles.count}
`;

export const Rest = styled.div`
  ${frameStyles.rest}
`;

export const GroupTitle = styled.div`
  ${frameStyles.groupTitle}
`;

export const Foot = styled.div`
  ${frameStyles.foot}
`;
