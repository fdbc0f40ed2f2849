import { Vibrate, Volume2, VolumeX } from 'lucide';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatCountdown } from '@plainday/domain-timer';
import { Card, IconButton, StatusText } from '@plainday/ui-components';
import { TimerControls } from '@plainday/ui-patterns';
import { phone } from '@plainday/ui-theme';
import type { Breathing } from '../hooks/use-breathing';
import { useCanVibrate, useSignals } from '../hooks/use-signals';
import { breathAt, PHASE_TEXT, SESSION_MS, spokenText } from '../model/breathing.logic';
import { patternOf } from '../model/patterns.logic';
import type { BreathSettings } from '../model/settings.schema';
import { BreathLine } from './breath-line';
import { BreathingOrb } from './breathing-orb';
import { PatternChoice } from './pattern-choice';

const Layout = styled(Card)`
  display: grid;
  justify-items: center;
  gap: var(--space-6);
  padding: 24px 40px 28px;
  ${phone} {
    padding: 16px;
  }
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
  justify-content: space-between;
  width: 100%;
  color: var(--text-2);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  div {
    display: flex;
    flex-direction: row-reverse;
    gap: 5px;
  }
  dd {
    color: var(--text);
    font-weight: 600;
  }
`;

const IDLE_WORDS = { idle: 'Ready', paused: 'Paused', done: 'Well done' } as const;

export interface SessionCardProps {
  readonly breathing: Breathing;
  readonly settings: BreathSettings;
  readonly onSettings: (settings: BreathSettings) => void;
  /** Epoch milliseconds now. */
  readonly now: () => number;
  /** Takes the place of the circle once the minute is over. */
  readonly afterwards?: ReactNode;
}

/** The minute: how to breathe, the circle, the line, and the buttons. */
export function SessionCard(props: SessionCardProps) {
  const { breathing, settings, onSettings, now, afterwards } = props;
  const { status, elapsedMs, timer } = breathing;
  const pattern = patternOf(settings.pattern);
  const breath = breathAt(elapsedMs, pattern);
  const begun = status === 'running' || status === 'paused';
  const endsAt = timer?.endsAt ?? null;
  const canVibrate = useCanVibrate();
  const unlock = useSignals(status === 'running' ? breath.name : null, settings);
  const fromMs = () =>
    SESSION_MS - (endsAt === null ? (timer?.remainingMs ?? SESSION_MS) : endsAt - now());
  const set = (changes: Partial<BreathSettings>) => onSettings({ ...settings, ...changes });

  return (
    <Layout>
      <PatternChoice
        value={pattern.id}
        quiet={status === 'running'}
        onChange={(id) => {
          set({ pattern: id });
          if (status !== 'idle') breathing.reset();
        }}
      />
      {status === 'done' && afterwards ? (
        afterwards
      ) : (
        <BreathingOrb
          key={`${status} ${endsAt} ${pattern.id}`}
          pattern={pattern.id}
          moving={begun}
          paused={status === 'paused'}
          fromMs={fromMs}
        >
          <Word>{status === 'running' ? PHASE_TEXT[breath.name] : IDLE_WORDS[status]}</Word>
          <Count>{begun && `${Math.ceil(breath.remainingMs / 1000)} s`}</Count>
        </BreathingOrb>
      )}
      <BreathLine pattern={pattern} elapsedMs={elapsedMs} />
      <Totals>
        <div>
          <dt>{breath.cycles === 1 ? 'breath' : 'breaths'}</dt>
          <dd>{breath.cycles}</dd>
        </div>
        <div>
          <dt>left</dt>
          <dd>{formatCountdown(SESSION_MS - elapsedMs)}</dd>
        </div>
      </Totals>
      <TimerControls
        running={status === 'running'}
        onStart={() => {
          if (settings.sound) unlock();
          breathing.start();
        }}
        onPause={breathing.pause}
        onReset={breathing.reset}
      >
        <IconButton
          label="Sound"
          word="Sound"
          icon={settings.sound ? Volume2 : VolumeX}
          size={44}
          aria-pressed={settings.sound}
          onClick={() => {
            if (!settings.sound) unlock();
            set({ sound: !settings.sound });
          }}
        />
        {canVibrate && (
          <IconButton
            label="Vibration"
            word="Vibration"
            icon={Vibrate}
            size={44}
            aria-pressed={settings.vibration}
            onClick={() => set({ vibration: !settings.vibration })}
          />
        )}
      </TimerControls>
      <StatusText text={spokenText(status, breath)} />
    </Layout>
  );
}
