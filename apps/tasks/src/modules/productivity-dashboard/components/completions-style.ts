import styled from 'styled-components';

/** The bars stand on a card. */
export const Picture = styled.div`
  --chart-ground: var(--surface);
`;
