import { LoadingState } from '@plainday/ui-patterns';
import { useServices } from '../shared/services';
import { AboutVersion } from './about-version';
import { OperatorPage } from './operator/operator-page';
import { usePlatform } from './operator/use-platform';
import { OverrideSection } from './override-section';
import { readOverride } from './page-marks';
import { Stack } from './platform-style';

/** The page about the platform for who operates it; everybody else reads which version this is, and leaves an override. */
export function PlatformPanel() {
  const { host, config } = useServices();
  const view = usePlatform(config);
  if (view === 'asking') return <LoadingState rows={6} />;
  if (view === 'visitor') {
    return (
      <Stack>
        <AboutVersion release={host.release()} />
        {readOverride() && <OverrideSection remotes={[]} />}
      </Stack>
    );
  }
  return <OperatorPage {...view} />;
}
