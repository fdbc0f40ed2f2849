import { toolPath, tools, type Tool } from '@plainday/shared-utils/site';
import { Icon } from '@plainday/ui-components';
import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import { toolPages } from '../content/tool-pages';
import { toolCopy } from '../content/tools';
import { toolIcons } from '../drawings/tool-icons';
import { Column } from '../frame/layout';

const SHOWN = 3;

const Place = styled(Column)`
  padding-bottom: clamp(64px, 8vw, 104px);
`;

const Title = styled.h2`
  margin-bottom: var(--space-4);
  color: var(--text-2);
  font: 550 0.9375rem/1.5rem var(--font);
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--space-4);
  ${upTo(760)} {
    grid-template-columns: 1fr;
  }
`;

const Card = styled.a`
  display: grid;
  grid-template-columns: 20px 1fr;
  gap: 2px 12px;
  height: 100%;
  padding: 18px 20px;
  border: 1px solid var(--line);
  border-radius: 14px;
  color: var(--text-2);
  font-size: 0.9375rem;
  line-height: 1.5rem;
  text-decoration: none;
  transition: border-color var(--dur) ease-out;
  strong {
    color: var(--text);
    font-weight: 600;
  }
  span {
    grid-column: 2;
  }
  svg {
    margin-top: 2px;
    color: var(--accent-text);
  }
  &:hover {
    border-color: var(--control);
  }
`;

/** The tools that follow in the list, so that every page leads on. */
function following({ id }: Tool): Tool[] {
  const index = tools.findIndex((tool) => tool.id === id);
  const round: Tool[] = [...tools.slice(index + 1), ...tools.slice(0, index)];
  return round.slice(0, SHOWN);
}

/** Three more tools. */
export function MoreTools({ tool }: { readonly tool: Tool }) {
  return (
    <Place as="section">
      <Title>{toolPages.more}</Title>
      <Grid>
        {following(tool).map((next) => (
          <li key={next.id}>
            <Card href={toolPath(next)}>
              <Icon icon={toolIcons[next.id]} size={20} />
              <strong>{next.heading}</strong>
              <span>{toolCopy[next.id].summary}</span>
            </Card>
          </li>
        ))}
      </Grid>
    </Place>
  );
}
