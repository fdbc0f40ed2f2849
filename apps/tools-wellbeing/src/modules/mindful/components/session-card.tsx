import { styled } from 'styled-components';
import { formatCountdown } from '@plainday/domain-timer';
import { Card, VisuallyHidden } from '@plainday/ui-components';
import { TimerControls } from '@plainday/ui-patterns';
import type { Breathing } from '../hooks/use-breathing';
import { breathAt, PHASE_TEXT, SESSION_MS, spokenText } from '../model/breathing.logic';
import { BreathingOrb } from './breathing-orb';
import { PhaseBar } from './phase-bar';

const Layout = styled(Card)`
  display: grid;
  justify-items: center;
  gap: var(--space-6);
  padding-block: 36px 32px;
`;

const Word = styled.p`
  font: 650 var(--type-figure);
  letter-spacing: -0.03em;
`;

const Count = styled.p`
  min-height: 20px;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

const Totals = styled.dl`
  display: flex;
  gap: var(--space-8);
  text-align: center;
  font-variant-numeric: tabular-nums;
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: var(--text-3);
    font-size: var(--size-caption);
  }
  dd {
    font: 600 var(--type-large);
    letter-spacing: -0.02em;
  }
`;

const IDLE_WORDS = { idle: 'Ready', paused: 'Paused', done: 'Well done' } as const;

export interface SessionCardProps {
  readonly breathing: Breathing;
  /** Epoch milliseconds now. */
  readonly now: () => number;
}

export function SessionCard({ breathing, now }: SessionCardProps) {
  const { status, elapsedMs, timer } = breathing;
  const breath = breathAt(elapsedMs);
  const begun = status === 'running' || status === 'paused';
  const endsAt = timer?.endsAt ?? null;
  const fromMs = () =>
    SESSION_MS - (endsAt === null ? (timer?.remainingMs ?? SESSION_MS) : endsAt - now());

  return (
    <Layout>
      <BreathingOrb
        key={`${status} ${endsAt}`}
        moving={begun}
        paused={status === 'paused'}
        fromMs={fromMs}
      >
        <Word>{status === 'running' ? PHASE_TEXT[breath.name] : IDLE_WORDS[status]}</Word>
        <Count>{begun && Math.ceil(breath.remainingMs / 1000)}</Count>
      </BreathingOrb>
      <PhaseBar current={begun ? breath.name : null} share={breath.elapsedMs / breath.durationMs} />
      <Totals>
        <div>
          <dt>left</dt>
          <dd>{formatCountdown(SESSION_MS - elapsedMs)}</dd>
        </div>
        <div>
          <dt>{breath.cycles === 1 ? 'breath' : 'breaths'}</dt>
          <dd>{breath.cycles}</dd>
        </div>
      </Totals>
      <TimerControls
        running={status === 'running'}
        onStart={breathing.start}
        onPause={breathing.pause}
        onReset={breathing.reset}
      />
      <VisuallyHidden role="status">{spokenText(status, breath)}</VisuallyHidden>
    </Layout>
  );
}
