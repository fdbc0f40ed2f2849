import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import type { ToolGroup } from '../content/catalogue';

const Head = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
`;

const Name = styled.h2`
  font-size: 1.375rem;
  line-height: 1.75rem;
  font-weight: 650;
  letter-spacing: -0.02em;
`;

const Text = styled.p`
  max-width: 30ch;
  color: var(--text-2);
  font-size: 0.9375rem;
  line-height: 1.5rem;
`;

/** Name of a group of tools, with its sentence. */
export function GroupHead({ group }: { readonly group: ToolGroup }) {
  return (
    <Head>
      <Name>{group.name}</Name>
      <Text>{group.text}</Text>
    </Head>
  );
}

/** A group: its name on the left, its tools on the right. */
export const GroupGrid = styled.section`
  display: grid;
  grid-template-columns: 3fr 8fr;
  gap: var(--space-6) clamp(24px, 4vw, 56px);
  ${upTo(860)} {
    grid-template-columns: 1fr;
  }
`;
