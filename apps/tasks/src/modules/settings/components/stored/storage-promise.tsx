import { formatBytes } from '@plainday/shared-utils';
import { Button, Icon, Progress } from '@plainday/ui-components';
import { Shield, ShieldCheck } from 'lucide';
import { isClearedAfterAWeek, useStoragePromise } from '../../hooks/use-storage-promise';
import { Side } from '../stored-style';

const TEXTS = {
  kept: 'The browser promised not to clear it when space gets short.',
  open: 'This browser may clear it when space gets short.',
  refused:
    'This browser did not promise it. Install Plainday, then it is kept, and export now and then.',
  unknown: 'This browser does not say whether it keeps what is stored.',
} as const;

/** Whether this device keeps what is only on it. */
export function StoragePromise() {
  const { state, used, room, ask } = useStoragePromise();
  const isKept = state === 'kept';
  const isNear = room > 0 && used / room > 0.8;
  return (
    <Side aria-labelledby="storage-promise">
      <h2 id="storage-promise">
        <Icon icon={isKept ? ShieldCheck : Shield} size={18} />
        {isKept ? 'This device keeps its data' : 'This device may lose its data'}
      </h2>
      <p>
        {TEXTS[state]}{' '}
        {room > 0 && (
          <span data-near={isNear || undefined}>
            {formatBytes(used)} of {formatBytes(room)} used.
          </span>
        )}
      </p>
      {isClearedAfterAWeek() && (
        <p>
          Safari clears what a site keeps when it was not opened for seven days. On the Home Screen
          it stays.
        </p>
      )}
      {room > 0 && <Progress label="Space used on this device" value={used} max={room} />}
      {state === 'open' && (
        <Button size="s" onClick={ask}>
          Ask it to keep the data
        </Button>
      )}
    </Side>
  );
}
