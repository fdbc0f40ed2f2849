import { useServices } from '../shared/services';
import { useRedraw } from './use-redraw';
import { partsOf } from './parts.logic';
import { ReleaseLine } from './release-line';
import { RemoteSection } from './remote-section';
import { Stack } from './platform-style';

/** What is live: the release, each remote and each tool with its version, size and state, in this page. */
export function PlatformPanel() {
  const { host } = useServices();
  useRedraw(host);
  return (
    <Stack>
      <ReleaseLine release={host.release()} />
      {partsOf(host).map((remote) => (
        <RemoteSection key={remote.name} remote={remote} />
      ))}
    </Stack>
  );
}
