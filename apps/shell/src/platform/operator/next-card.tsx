import { plural } from '@plainday/shared-utils';
import { momentText } from '../moment-text';
import { Command } from '../platform-style';
import { Buttons, Card, CardHead, Lead, Line, Share, Strong } from './operator-style';
import type { NextState } from './platform-state';
import { RunButton } from './run-button';
import { nextStep, shareOfFaults } from './trial.logic';

const STOP = 'npm run release -- --rollback next';
const GIVE = 'npm run release -- --promote';

function Outlook({ next }: { readonly next: NextState }) {
  const { trial } = next;
  if (!trial) return <Line>It grows by hand: there are no steps.</Line>;
  const step = nextStep(next);
  return (
    <Line>
      <Strong>{shareOfFaults(trial.fresh)}</Strong> with faults, the others{' '}
      {shareOfFaults(trial.current)} ·{' '}
      {step
        ? `${step.share} % from ${momentText(step.from)} on, if it stays below ${Number((trial.limit * 100).toFixed(3))} %`
        : 'waits to be given to everyone'}
    </Line>
  );
}

function Waiting({ next }: { readonly next: NextState }) {
  const { release, parts, share, trial } = next;
  const visits = trial && plural(trial.fresh.visits, 'visit');
  const mark = nextStep(next)?.share;
  return (
    <>
      <CardHead>
        <h2 id="platform-next">On trial: {parts.join(', ')}</h2>
        <Buttons>
          <RunButton
            step={{
              title: 'Stop the trial',
              outcome: `Everybody who has ${release} goes back to what all others have. Nothing people wrote is lost.`,
              command: STOP,
            }}
          >
            Stop
          </RunButton>
          <RunButton
            variant="primary"
            step={{
              title: 'Give it to everyone',
              outcome: `Everybody gets ${release} with the next page they open.`,
              command: GIVE,
            }}
          >
            Give to everyone
          </RunButton>
        </Buttons>
      </CardHead>
      <Lead>
        {share > 0 ? `${share} %` : 'Who chose it'}
        {visits && <small> of visits, {visits} in this step</small>}
      </Lead>
      <Share aria-hidden>
        <i style={{ inlineSize: `${share}%` }} />
        {mark !== undefined && <b style={{ insetInlineStart: `${mark}%` }} />}
      </Share>
      <Outlook next={next} />
    </>
  );
}

/** What waits in the next channel, how it fares, and the ways on. */
export function NextCard({ next }: { readonly next: NextState | undefined }) {
  return (
    <Card aria-labelledby="platform-next">
      {next ? (
        <Waiting next={next} />
      ) : (
        <>
          <CardHead>
            <h2 id="platform-next">Nothing on trial</h2>
          </CardHead>
          <Line>A release can be given to some first, and go on or back by itself:</Line>
          <Command>npm run release -- --canary 10,50,100 --every 30m --limit 1%</Command>
        </>
      )}
    </Card>
  );
}
