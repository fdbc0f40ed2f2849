import { phone } from '@plainday/ui-theme';
import styled from 'styled-components';

export const Ways = styled.div`
  display: grid;
  gap: 12px;
  fieldset {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0 0 4px;
    color: var(--text-2);
    font: var(--type-small);
  }
  fieldset label {
    display: flex;
    gap: 10px;
    padding: 6px 0;
    cursor: pointer;
  }
  input[type='radio'] {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 2px 0 0;
    accent-color: var(--accent);
  }
  strong {
    font-weight: 550;
  }
  small {
    display: block;
    color: var(--text-2);
    font: var(--type-small);
    text-wrap: pretty;
  }
  label[data-word] {
    display: grid;
    gap: 6px;
    max-width: 320px;
  }
  ${phone} {
    fieldset label {
      min-height: 48px;
    }
  }
`;
