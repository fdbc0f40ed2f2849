import styled from 'styled-components';
import { List } from '../../../shared/popover-list-style';

/** Reasons are longer than times. */
export const WideList = styled(List)`
  width: min(340px, calc(100vw - 64px));
`;

export const Title = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Reason = styled.p`
  margin: 0;
  color: var(--text-2);
  font-size: var(--size-small);
`;
