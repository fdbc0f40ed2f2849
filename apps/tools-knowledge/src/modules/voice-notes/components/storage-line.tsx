import { isMac } from '@plainday/shared-platform';
import { styled } from 'styled-components';
import { formatBytes } from '@plainday/shared-utils';
import { Notice } from '@plainday/ui-patterns';
import { useStorage } from '../hooks/use-storage';
import type { VoiceNote } from '../model/voice-note.schema';

const Line = styled.p`
  margin-top: var(--space-6);
  color: var(--text-3);
  font: var(--type-caption);
`;

const isSafari = () => isMac() && !/ (?:Chrome|Firefox)\//.test(navigator.userAgent);

/** Safari forgets what a site has kept after a week without a visit, but not of one on the home screen. */
const lossOf = (inSafari: boolean) =>
  inSafari
    ? 'Safari clears them after seven days without a visit, unless Plainday is on your home screen or in the Dock: download what must last.'
    : 'The browser may clear them when the disk is full: download what must last.';

const GIGA = 1e9;
const room = (bytes: number) =>
  bytes >= GIGA ? `${(bytes / GIGA).toFixed(1)} GB` : formatBytes(bytes);

/** What the notes take, what is left, and whether the browser may clear them. */
export function StorageLine({ notes }: { readonly notes: readonly VoiceNote[] }) {
  const used = notes.reduce((sum, { size }) => sum + size, 0);
  const { left, isNarrow, isLasting } = useStorage(used);
  const oldest = notes.at(-1);
  return (
    <>
      <Line>
        {`${formatBytes(used)} of recordings`}
        {left !== null && `, ${room(left)} left in this browser`}
        {'. '}
        {isLasting ? 'The browser keeps them until you delete them.' : lossOf(isSafari())}
      </Line>
      {isNarrow && oldest && (
        <Notice tone="warning">
          The storage of this browser is almost full. Download and delete the oldest notes first:{' '}
          {oldest.title}.
        </Notice>
      )}
    </>
  );
}
