import { phone } from '@plainday/ui-theme';
import styled from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: var(--space-6);
  min-width: 0;
`;

export const Group = styled.section`
  min-width: 0;
  padding: var(--space-5);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
`;

export const Title = styled.h2`
  margin: 0 0 var(--space-3);
  font: 600 var(--type-body);
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  gap: var(--space-2) var(--space-4);
  margin: 0;
  font: var(--type-small);
  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Cell = styled.div<{ $code: boolean }>`
  min-width: 0;
  > dt {
    color: var(--text-2);
  }
  > dd {
    margin: 0;
    overflow-wrap: anywhere;
    ${({ $code }) => $code && 'font-family: ui-monospace, monospace;'}
  }
`;

export const Tools = styled.ul`
  margin: var(--space-4) 0 0;
  padding: 0;
  list-style: none;
`;

export const Tool = styled.li`
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--line);
`;

export const ToolTitle = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin: 0 0 var(--space-2);
  font-weight: 500;
`;

export const Fault = styled.p`
  margin: var(--space-2) 0 0;
  font: var(--type-small);
  color: var(--red);
`;

export const Hint = styled.p`
  margin: 0;
  max-width: 70ch;
  font: var(--type-small);
  color: var(--text-2);
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-start: var(--space-4);
`;

export const Picker = styled.div`
  display: grid;
  gap: var(--space-1);
  max-width: 280px;
  margin-block-start: var(--space-4);
  > label {
    font: var(--type-small);
    color: var(--text-2);
  }
`;

export const Command = styled.pre`
  margin: var(--space-3) 0 0;
  padding: var(--space-3);
  font: var(--type-small);
  font-family: ui-monospace, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: var(--sunken);
  border-radius: var(--radius-s);
`;
