import { styled } from 'styled-components';
import { useRecovery } from '@plainday/data-device';
import { Card } from '@plainday/ui-components';
import {
  DeviceNotice,
  LoadingState,
  LocalBadge,
  PageFrame,
  RecoverNotice,
  TwoColumns,
} from '@plainday/ui-patterns';
import { RecentSessions } from './components/recent-sessions';
import { SessionCard } from './components/session-card';
import { SettingsPanel } from './components/settings-panel';
import { deepWorkManifest } from './deep-work.manifest';
import { useDeepWork } from './hooks/use-deep-work';
import { deepWorkSessions } from './model/deep-work.store';

const Session = styled(Card)`
  padding: 0;
`;

export function Page() {
  const work = useDeepWork();
  const { lost, download } = useRecovery(deepWorkSessions);
  return (
    <PageFrame
      title={deepWorkManifest.heading}
      intro="One long stretch for one thing, with breaks, and a line for what distracts you."
      width={876}
      summary={<LocalBadge status={work.status} covers="History" />}
    >
      <DeviceNotice status={work.status} />
      <RecoverNotice what="sessions" count={lost.length} onDownload={download} />
      {work.ready ? (
        <TwoColumns $side={292}>
          <Session>
            <SessionCard work={work} />
            <SettingsPanel work={work} />
          </Session>
          <RecentSessions work={work} />
        </TwoColumns>
      ) : (
        <LoadingState />
      )}
    </PageFrame>
  );
}
