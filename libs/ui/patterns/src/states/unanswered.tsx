import { styled } from 'styled-components';

const Line = styled.p`
  padding: 4px 0;
  color: var(--text-2);
  font: var(--type-small);
`;

/** `Goals has not answered. It is asked again.` Empty where all have. */
function unansweredText(tools: readonly string[]): string {
  if (tools.length === 0) return '';
  if (tools.length === 1) return `${tools[0]} has not answered. It is asked again.`;
  return `${tools.slice(0, -1).join(', ')} and ${tools.at(-1)} have not answered. They are asked again.`;
}

/** Says in one line whose part of an answer is missing, by the titles of the tools. */
export function Unanswered({ tools }: { readonly tools: readonly string[] }) {
  if (tools.length === 0) return null;
  return <Line role="status">{unansweredText(tools)}</Line>;
}
