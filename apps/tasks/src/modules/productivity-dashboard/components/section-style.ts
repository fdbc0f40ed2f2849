import { upTo } from '@plainday/ui-theme';
import styled from 'styled-components';
import { Rule } from './rule-style';

export const Card = styled.section`
  padding: 20px 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  ${upTo(760)} {
    padding: 16px;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px;
  min-height: 28px;
  margin-bottom: 12px;
  h2 {
    font: 600 var(--type-subheading);
  }
  + ${Rule} {
    margin: -6px 0 12px;
  }
`;

export const Aside = styled.span`
  margin-inline-start: auto;
  font: 500 var(--type-small);
  a {
    color: var(--accent-text);
  }
`;
