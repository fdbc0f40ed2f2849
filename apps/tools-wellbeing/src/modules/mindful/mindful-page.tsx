import { useDeviceValue } from '@plainday/data-device';
import { systemClock } from '@plainday/shared-platform';
import { DeviceNotice, LocalBadge, PageFrame, PageSummary } from '@plainday/ui-patterns';
import { FeelNow, useCanRecordMood } from './components/feel-now';
import { SessionCard } from './components/session-card';
import { useBreathing } from './hooks/use-breathing';
import { useKeptBreaks } from './hooks/use-kept-breaks';
import { mindfulManifest } from './mindful.manifest';
import { breathSettings } from './model/settings.store';

export function Page() {
  const breathing = useBreathing(systemClock);
  const status = useKeptBreaks(breathing);
  const [settings, setSettings] = useDeviceValue(breathSettings);
  const canRecord = useCanRecordMood();
  return (
    <PageFrame
      title={mindfulManifest.heading}
      intro="One minute to breathe: follow the circle."
      width={600}
      summary={
        <PageSummary>
          <span>One minute</span>
          <LocalBadge status={status} />
        </PageSummary>
      }
    >
      <DeviceNotice status={status} />
      <SessionCard
        breathing={breathing}
        settings={settings}
        onSettings={(next) => setSettings(() => next)}
        now={systemClock.now}
        afterwards={canRecord && <FeelNow />}
      />
    </PageFrame>
  );
}
