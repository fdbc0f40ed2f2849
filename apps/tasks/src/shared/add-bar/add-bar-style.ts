import { phone } from '@plainday/ui-theme';
import styled from 'styled-components';

export const Bar = styled.form`
  margin-bottom: 10px;
  border: 1px solid var(--line-strong);
  border-radius: 14px;
  background: var(--surface);
  box-shadow: var(--shadow);

  [role='dialog'] & {
    margin-bottom: 0;
    box-shadow: none;
  }
  .line {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 50px;
    padding: 0 8px 0 0;
  }
  .text {
    flex: 1;
    min-width: 0;
    height: 50px;
    padding: 0 8px 0 16px;
    border: 0;
    border-radius: 13px;
    background: none;
    color: var(--text);
    font: var(--type-item);
    line-height: 1.25rem;
    outline-offset: -2px;
  }
  .text:focus-visible {
    outline: none;
  }
  &:has(.text:focus-visible) {
    border-color: var(--accent);
    outline: 1px solid var(--accent);
  }
  .text::placeholder {
    color: var(--text-3);
  }
  .submit {
    min-height: 34px;
    margin-inline-start: 4px;
  }
  ${phone} {
    .line {
      flex-wrap: wrap;
      justify-content: flex-end;
    }
    .text {
      flex-basis: 100%;
    }
    /* Only who types needs the buttons: until then the field has the whole line. */
    &:not(
        :focus-within,
        :has(.text:not(:placeholder-shown), [aria-expanded='true'], [aria-label='Stop recording'])
      )
      .line
      > button {
      display: none;
    }
    .submit {
      margin-block: 0 8px;
    }
  }
  @media (pointer: coarse) {
    .text {
      font-size: var(--size-touch);
    }
    .submit {
      min-height: 44px;
    }
  }
`;
