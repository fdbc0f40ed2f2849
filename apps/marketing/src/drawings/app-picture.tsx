import { styled } from 'styled-components';
import { AddBarPicture } from './add-bar-picture';
import { HeaderPicture } from './header-picture';
import { PictureFrame } from './picture-frame';
import { PictureTask } from './picture-task';
import { SidebarPicture } from './sidebar-picture';

const Window = styled.div`
  display: grid;
  grid-template-columns: 232px 1fr;
  @media (max-width: 860px) {
    grid-template-columns: 1fr;
  }
`;

const Page = styled.div`
  min-width: 0;
  border-left: 1px solid var(--line);
  @media (max-width: 860px) {
    border-left: 0;
  }
`;

const Content = styled.div`
  max-width: 728px;
  margin: 0 auto;
  padding: 28px 32px 32px;
  @media (max-width: 640px) {
    padding: 20px 16px 16px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  margin-bottom: 20px;
`;

const Title = styled.span`
  font: 650 26px/32px var(--font);
  letter-spacing: -0.025em;
`;

const Summary = styled.span`
  color: var(--text-3);
  font: 500 13px/20px var(--font);
`;

const RELAUNCH = { name: 'Website relaunch', color: '#3b82f6' };
const GARDEN = { name: 'Garden', color: '#10b981' };

export interface AppPictureProps {
  /** What is to be seen, for those who do not see it. */
  readonly label: string;
}

/** The product, drawn with its own colours, so that it is light or dark with the page. */
export function AppPicture({ label }: AppPictureProps) {
  return (
    <figure role="img" aria-label={label}>
      <PictureFrame aria-hidden>
        <Window>
          <SidebarPicture />
          <Page>
            <HeaderPicture />
            <Content>
              <Head>
                <Title>All Tasks</Title>
                <Summary>12 open · 3 h 45 min planned today</Summary>
              </Head>
              <AddBarPicture />
              <PictureTask
                title="Write proposal for the library"
                tone="red"
                due="Nov 21, 12:00"
                overdue
                duration="45 min"
                project={RELAUNCH}
              />
              <PictureTask title="Review last week" tone="done" due="Nov 21, 18:00" />
              <PictureTask
                title="Call the dentist"
                tone="amber"
                due="Nov 23, 09:00"
                duration="15 min"
              />
              <PictureTask title="Order tulip bulbs" due="Nov 28, 17:00" project={GARDEN} />
            </Content>
          </Page>
        </Window>
      </PictureFrame>
    </figure>
  );
}
