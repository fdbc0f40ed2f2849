import { phone } from '@plainday/ui-theme';
import styled from 'styled-components';

/** Words of a heading for which a phone has no room. */
export const Wide = styled.span`
  ${phone} {
    display: none;
  }
`;

/** What stands there instead. */
export const Narrow = styled.span`
  display: none;
  ${phone} {
    display: inline;
  }
`;
