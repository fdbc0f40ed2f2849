import { Plus } from 'lucide';
import { Button, Card } from '@plainday/ui-components';
import { LocalBadge } from './local-badge';
import { PageFrame } from './page-frame';
import { PageSummary } from './page-summary';
import { SectionHeading } from './section-heading';
import { TwoColumns } from './two-columns';

export default { title: 'Kit/Pages', parameters: { alone: true, layout: 'fullscreen' } };

export function Plain() {
  return (
    <PageFrame title="Idea Capture">
      <p>What stands on the page.</p>
    </PageFrame>
  );
}

export function Whole() {
  return (
    <PageFrame
      title="A title that is long enough for two lines on a phone"
      summary={
        <PageSummary>
          12 ideas
          <LocalBadge status="kept" />
        </PageSummary>
      }
      actions={<Button icon={Plus}>Add</Button>}
      width={816}
    >
      <TwoColumns $side={260}>
        <section aria-labelledby="ideas">
          <SectionHeading id="ideas" note="12" actions={<Button size="s">Sort</Button>}>
            Ideas
          </SectionHeading>
          <Card>The content.</Card>
        </section>
        <section aria-labelledby="beside">
          <SectionHeading id="beside">Beside it</SectionHeading>
          <SectionHeading level={3}>A smaller part</SectionHeading>
          <LocalBadge status="memory" covers="History" />
        </section>
      </TwoColumns>
    </PageFrame>
  );
}
