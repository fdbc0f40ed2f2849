import { styled } from 'styled-components';

/** The place where a page says that there is nothing, or that something went wrong. */
export const StateBox = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: 56px var(--space-4);
  color: var(--text-2);
  text-align: center;
  text-wrap: balance;
`;

/** The round field behind the icon of a state. */
export const StateMark = styled.div`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-bottom: var(--space-2);
  border-radius: var(--radius-l);
  background: var(--sunken);
  color: var(--text-3);
`;

export const StateTitle = styled.p`
  color: var(--text);
  font: 600 var(--type-subheading);
  letter-spacing: -0.01em;
  max-width: 46ch;
  overflow-wrap: anywhere;
`;

export const StateText = styled.p`
  max-width: 46ch;
`;

export const StateActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  padding-top: var(--space-3);
`;
