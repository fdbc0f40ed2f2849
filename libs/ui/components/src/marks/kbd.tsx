import { styled } from 'styled-components';

/** A key of the keyboard. */
export const Kbd = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 16px;
  height: 20px;
  padding: 0 4px;
  border: 1px solid var(--line-strong);
  border-radius: 5px;
  background: var(--surface);
  color: var(--text-2);
  font: 500 var(--type-tiny);
  line-height: 1;
`;
