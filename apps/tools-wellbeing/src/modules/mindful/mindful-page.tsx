import { systemClock } from '@plainday/shared-platform';
import { PageFrame } from '@plainday/ui-patterns';
import { SessionCard } from './components/session-card';
import { useBreathing } from './hooks/use-breathing';
import { useKeptBreaks } from './hooks/use-kept-breaks';
import { mindfulManifest } from './mindful.manifest';

export function Page() {
  const breathing = useBreathing(systemClock);
  useKeptBreaks(breathing);
  return (
    <PageFrame title={mindfulManifest.heading} summary="One minute" width={516}>
      <SessionCard breathing={breathing} now={systemClock.now} />
    </PageFrame>
  );
}
