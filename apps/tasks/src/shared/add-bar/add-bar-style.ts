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
  @media (pointer: coarse) {
    .text {
      font-size: var(--size-touch);
    }
    .submit {
      min-height: 44px;
    }
  }
`;
