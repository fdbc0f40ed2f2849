import { styled } from 'styled-components';
import { useRecovery } from '@plainday/data-device';
import { Card } from '@plainday/ui-components';
import {
  DeviceNotice,
  LoadingState,
  LocalBadge,
  PageFrame,
  RecoverNotice,
} from '@plainday/ui-patterns';
import { tablet } from '@plainday/ui-theme';
import { RecentSessions } from './components/recent-sessions';
import { SessionCard } from './components/session-card';
import { SettingsPanel } from './components/settings-panel';
import { deepWorkManifest } from './deep-work.manifest';
import { useDeepWork } from './hooks/use-deep-work';
import { deepWorkSessions } from './model/deep-work.store';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 292px;
  gap: 44px;
  align-items: start;
  ${tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
  }
`;

const Session = styled(Card)`
  padding: 0;
`;

export function Page() {
  const work = useDeepWork();
  const { lost, download } = useRecovery(deepWorkSessions);
  return (
    <PageFrame
      title={deepWorkManifest.heading}
      width={876}
      summary={<LocalBadge covers="History" />}
    >
      <DeviceNotice status={work.status} />
      <RecoverNotice what="sessions" count={lost.length} onDownload={download} />
      {work.ready ? (
        <Columns>
          <Session>
            <SessionCard work={work} />
            <SettingsPanel work={work} />
          </Session>
          <RecentSessions work={work} />
        </Columns>
      ) : (
        <LoadingState />
      )}
    </PageFrame>
  );
}
