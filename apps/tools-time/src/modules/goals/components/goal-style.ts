import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3) 26px;
  padding-block: 14px 16px;
  border-bottom: 1px solid var(--line);
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const DoneRow = styled(Row)`
  grid-template-columns: minmax(0, 1fr) auto;
  min-height: 44px;
  padding-block: 4px;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px var(--space-3);
  min-width: 0;
`;

export const Title = styled.button`
  min-width: 0;
  min-height: 28px;
  margin-inline-start: -6px;
  padding: 2px 6px;
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: inherit;
  text-align: start;
  &:hover {
    background: var(--hover);
  }
  font: 500 var(--type-item);
  overflow-wrap: anywhere;
`;

export const Fed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--text-3);
  font: var(--type-caption);
`;

export const Count = styled.span`
  margin-inline-start: auto;
  color: var(--text-2);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  strong {
    color: var(--text);
    font: 650 var(--type-item);
  }
`;

export const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  ${phone} {
    > button:not(:last-child) {
      flex: 1;
      min-height: 44px;
    }
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  align-self: center;
  width: 18px;
  height: 18px;
  border-radius: 50%;
  background: var(--green);
  color: var(--bg);
`;
