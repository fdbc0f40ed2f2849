import styled from 'styled-components';
import { PHONE_MAX_PX } from '@plainday/ui-theme';

/** What follows the pointer while a row is moved. */
export const Lifted = styled.div`
  padding: 12px 16px 12px 75px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow);
  color: var(--text);
  font: 500 var(--type-item);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: grabbing;
  @media (hover: none), (max-width: ${PHONE_MAX_PX}px) {
    padding-inline-start: 37px;
  }
`;
