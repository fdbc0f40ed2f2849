import { Button } from '@plainday/ui-components';
import { coarse, phone } from '@plainday/ui-theme';
import { styled } from 'styled-components';

export const Text = styled.input`
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
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: var(--text-3);
  }
  ${phone} {
    flex-basis: 100%;
  }
`;

export const Submit = styled(Button)`
  && {
    min-height: 34px;
    margin-inline-start: 4px;
    ${phone} {
      margin-block: 0 8px;
    }
    ${coarse} {
      min-height: 44px;
    }
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 50px;
  padding: 0 8px 0 0;
  ${phone} {
    flex-wrap: wrap;
    justify-content: flex-end;
  }
`;

export const Form = styled.form`
  margin-bottom: 10px;
  border: 1px solid var(--line-strong);
  border-radius: 14px;
  background: var(--surface);
  box-shadow: var(--shadow);

  [role='dialog'] & {
    margin-bottom: 0;
    box-shadow: none;
  }
  &:has(${Text}:focus-visible) {
    border-color: var(--accent);
    outline: 1px solid var(--accent);
  }
  ${phone} {
    /* Only who types needs the buttons: until then the field has the whole line. */
    &:not(
        :focus-within,
        [data-held],
        :has(${Text}:not(:placeholder-shown), [aria-expanded='true'], [aria-label='Stop recording'])
      )
      ${Line}
      > button {
      display: none;
    }
  }
`;

/** Lines that are still to be understood, with the looks of the rows that they become: see `start/frame/live-bar.ts` of the shell. */
export const Waiting = styled.ul`
  margin: 0 -12px;
  ${phone} {
    margin: 0 -8px;
  }
`;

export const WaitingRow = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  margin: 0 12px;
  padding: 4px 0 4px 34px;
  border-top: 1px solid var(--line);
  font: 500 var(--type-item);
  line-height: 1.375rem;
  overflow-wrap: anywhere;
  @media (hover: none) {
    padding-left: 0;
  }
  ${coarse} {
    padding-block: 12px;
    line-height: 1.75rem;
  }
  ${phone} {
    margin: 0 8px;
    padding-left: 0;
  }
`;

export const Ring = styled.span`
  flex: none;
  width: 20px;
  height: 20px;
  margin-top: 1px;
  border: 1.5px solid var(--control);
  border-radius: 50%;
`;
