import { forcedColors, phone } from '@plainday/ui-theme';
import { CommandGroup, CommandList } from '@plainday/ui-components/command-dialog';
import styled, { css } from 'styled-components';

export const List = styled(CommandList)`
  flex: 1 1 auto;
  min-height: 0;
  padding: var(--space-2);
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 40px;
`;

export const Group = styled(CommandGroup)`
  & + & {
    margin-top: var(--space-2);
  }
  [cmdk-group-heading] {
    padding: var(--space-1) 10px;
    color: var(--text-2);
    font: 600 var(--type-caption);
  }
`;

export const rowStyle = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 40px;
  padding: var(--space-1) 10px;
  border-radius: var(--radius-m);
  color: var(--text);
  cursor: pointer;
  > svg {
    color: var(--text-2);
  }
  &[aria-selected='true'] {
    background: var(--hover);
    ${forcedColors} {
      outline: 2px solid Highlight;
    }
  }
  &:not([aria-selected='true']) [data-enter] {
    display: none;
  }
  ${phone} {
    min-height: 48px;
    kbd {
      display: none;
    }
  }
`;

export const Text = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  mark {
    background: none;
    color: var(--accent-text);
    font-weight: 650;
  }
`;

export const Excerpt = styled.span`
  color: var(--text-2);
  font: var(--type-caption);
`;

export const Facts = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-1);
  max-width: 60%;
  overflow: hidden;
  color: var(--text-2);
  font: var(--type-caption);
  white-space: nowrap;
  > span + span {
    margin-inline-start: var(--space-2);
  }
`;

export const Project = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  ${phone} {
    display: none;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-4);
  min-height: 44px;
  padding: 0 var(--space-4);
  border-top: 1px solid var(--line);
  color: var(--text-2);
  font: var(--type-caption);
  > span {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  > [data-scopes] {
    margin-inline-start: auto;
  }
  ${phone} {
    display: none;
  }
`;

export const Nothing = styled.p`
  padding: var(--space-4) 10px;
  color: var(--text-2);
`;

export const Count = styled.span`
  flex: none;
  font: var(--type-caption);
`;

export const Silent = styled.div`
  flex: none;
  padding: 4px 18px;
`;
