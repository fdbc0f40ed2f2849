import { phone } from '@plainday/ui-theme';
import styled from 'styled-components';

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

/** The days of a week, in one line where their names have room. */
export const Week = styled(Controls)`
  ${phone} {
    display: grid;
    flex: 1 0 100%;
    grid-template-columns: repeat(auto-fit, minmax(2.65rem, 1fr));
    gap: 4px;
    label {
      gap: 2px;
      padding-inline: 0;
    }
  }
`;
