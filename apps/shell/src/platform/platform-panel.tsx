import { useServices } from '../shared/services';
import { ChannelSection } from './channel-section';
import { OverrideSection } from './override-section';
import { partsOf } from './parts.logic';
import { ReleaseLine } from './release-line';
import { RemoteSection } from './remote-section';
import { Stack } from './platform-style';
import { useRedraw } from './use-redraw';

/**
 * What is live in this page: the release and its channel, each remote and each tool with its version, size and state,
 * and what comes from a developer's machine.
 */
export function PlatformPanel() {
  const { host } = useServices();
  useRedraw(host);
  const parts = partsOf(host);
  return (
    <Stack>
      <ReleaseLine release={host.release()} />
      <ChannelSection />
      {parts.map((remote) => (
        <RemoteSection key={remote.name} remote={remote} />
      ))}
      <OverrideSection remotes={parts.map(({ name }) => name)} />
    </Stack>
  );
}
