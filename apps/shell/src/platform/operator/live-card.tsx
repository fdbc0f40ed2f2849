import type { Release } from '@plainday/federation-contract';
import { plural } from '@plainday/shared-utils';
import { Undo2 } from 'lucide';
import { momentText } from '../moment-text';
import { Buttons, Card, CardHead, Code, Lead, Line, Strong } from './operator-style';
import type { PlatformState } from './platform-state';
import { RunButton } from './run-button';

export interface LiveCardProps extends Pick<PlatformState, 'live'> {
  /** How many there were in twelve hours. */
  readonly faults: number;
  /** The one of this page, which may be older. */
  readonly release: Release;
}

/** What everybody gets, since when and by whom, and the way back. */
export function LiveCard({ live, faults, release }: LiveCardProps) {
  const { id, deed, kept } = live;
  const isHere = release.id === id;
  const before = isHere ? release.previous : null;
  const said = [deed?.by && `by ${deed.by}`, deed && momentText(new Date(deed.at))];
  return (
    <Card aria-labelledby="platform-live">
      <CardHead>
        <h2 id="platform-live">Live for everyone</h2>
        {kept > 0 && (
          <Buttons>
            <RunButton
              icon={Undo2}
              step={{
                title: 'Roll back everything',
                outcome: `Everybody goes back to ${before ?? 'the release before this one'}. Open pages keep working, and nothing people wrote is lost.`,
                command: 'npm run release -- --rollback',
              }}
            >
              Roll back
            </RunButton>
          </Buttons>
        )}
      </CardHead>
      <Lead>{deed?.note ?? id}</Lead>
      <Line>
        {[<Code key="id">{id}</Code>, ...said.filter(Boolean).map((text) => ` · ${text}`)]}
      </Line>
      <Line>
        <Strong>{plural(faults, 'fault')}</Strong> in 12 h · <Strong>{kept}</Strong> kept to go back
        to
        {!isHere && ' · this page is of another release'}
      </Line>
    </Card>
  );
}
