import { styled } from 'styled-components';
import { ToolCards } from '../catalogue/tool-cards';
import { ToolRows } from '../catalogue/tool-rows';
import { catalogue } from '../content/catalogue';
import { Band, Column, Heading, Lead, PageTitle, Section, SectionHead } from '../frame/layout';
import { SiteFrame } from '../frame/site-frame';
import { Closing } from '../sections/closing';

const Head = styled.div`
  display: grid;
  gap: var(--space-5);
  max-width: 720px;
  padding-block: clamp(48px, 7vw, 96px) clamp(40px, 5vw, 64px);
`;

const Groups = styled.div`
  display: grid;
  gap: clamp(48px, 6vw, 80px);
`;

/** `/tools`: six tools in four categories, and all the others (spec §2, Tools catalogue). */
export function CataloguePage() {
  return (
    <SiteFrame path="/tools">
      <Column>
        <Head>
          <PageTitle>{catalogue.heading}</PageTitle>
          <Lead>{catalogue.lead}</Lead>
        </Head>
      </Column>
      <Band>
        <Column>
          <Groups>
            {catalogue.categories.map((group) => (
              <ToolCards key={group.name} group={group} />
            ))}
          </Groups>
        </Column>
      </Band>
      <Section>
        <Column>
          <SectionHead>
            <Heading>{catalogue.moreHeading}</Heading>
          </SectionHead>
          <Groups>
            {catalogue.more.map((group) => (
              <ToolRows key={group.name} group={group} />
            ))}
          </Groups>
        </Column>
      </Section>
      <Closing {...catalogue.closing} />
    </SiteFrame>
  );
}
