import { coarse } from '@plainday/ui-theme';
import styled, { css } from 'styled-components';

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  max-width: 100%;
  padding: 2px 9px;
  border-radius: 6px;
  font: 500 var(--type-caption);
  overflow-wrap: anywhere;
  text-align: start;
  ${coarse} {
    min-height: 44px;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  margin: -12px 0 16px;
`;

export const ConditionChip = styled.button`
  ${chip}
  border: 0;
  background: var(--accent-soft);
  color: var(--accent-text);
  &:hover,
  &[aria-expanded='true'] {
    background: color-mix(in oklab, var(--accent) 18%, var(--surface));
  }
`;

export const AddCondition = styled.button`
  ${chip}
  border: 1px solid var(--line-strong);
  background: var(--surface);
  color: var(--text-2);
  &:hover,
  &[aria-expanded='true'] {
    color: var(--text);
    background: var(--hover);
  }
`;

export const Ends = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-inline-start: auto;
`;

export const Sentence = styled.p`
  margin: -8px 0 16px;
  color: var(--text-2);
  font: var(--type-small);
  overflow-wrap: anywhere;
`;
