import { Icon } from '@plainday/ui-components';
import { Check } from 'lucide';
import { styled } from 'styled-components';
import { landing } from '../content/landing';
import { Column, Heading, Lead, Section } from './layout';

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: clamp(40px, 7vw, 96px);
  align-items: start;
  @media (max-width: 860px) {
    grid-template-columns: 1fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-5);
`;

const List = styled.ul`
  border-top: 1px solid var(--line);
`;

const Item = styled.li`
  display: flex;
  gap: var(--space-4);
  padding-block: 16px;
  border-bottom: 1px solid var(--line);
  font-size: 17px;
  line-height: 26px;
  svg {
    margin-top: 3px;
    color: var(--accent-text);
  }
`;

/** Why it is good to have, as a checklist. */
export function Benefits() {
  const { heading, text, list } = landing.benefits;
  return (
    <Section id="about">
      <Column>
        <Grid>
          <Words>
            <Heading>{heading}</Heading>
            <Lead>{text}</Lead>
          </Words>
          <List>
            {list.map((benefit) => (
              <Item key={benefit}>
                <Icon node={Check} size={20} />
                {benefit}
              </Item>
            ))}
          </List>
        </Grid>
      </Column>
    </Section>
  );
}
