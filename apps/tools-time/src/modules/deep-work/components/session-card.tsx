import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Pause, Play, Square, Zap } from 'lucide';
import { styled } from 'styled-components';
import { timeOfDay } from '@plainday/domain-calendar';
import { formatCountdown } from '@plainday/domain-timer';
import { Badge, Button, TextField } from '@plainday/ui-components';
import { focusHeading } from '@plainday/ui-patterns';
import { phone } from '@plainday/ui-theme';
import type { DeepWork } from '../hooks/use-deep-work';
import { useDistractionKey } from '../hooks/use-distraction-key';
import type { DeepWorkRun, DeepWorkSettings } from '../model/deep-work.schema';
import { DistractionLine } from './distraction-line';
import { SessionTrack } from './session-track';

const Body = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding: 36px;
  text-align: center;
  h2 {
    font: 600 var(--type-lead);
    overflow-wrap: anywhere;
  }
  ${phone} {
    padding: var(--space-5) var(--space-4);
  }
`;

const Clock = styled.p<{ $quiet: boolean }>`
  color: ${({ $quiet }) => ($quiet ? 'var(--text-2)' : 'var(--text)')};
  font: 650 var(--type-clock);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.04em;
`;

const Where = styled.p`
  color: var(--text-2);
  font: var(--type-small);
  strong {
    color: var(--text);
  }
`;

const Start = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  width: 100%;
  > :first-child {
    flex: 1 1 220px;
    min-height: 44px;
  }
  > button {
    ${phone} {
      flex: 1 1 100%;
    }
  }
`;

const Missing = styled.p`
  flex-basis: 100%;
  color: var(--red);
  font: 500 var(--type-caption);
  text-align: start;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 10px;
  ${phone} {
    width: 100%;
    > button {
      flex: 1 1 40%;
    }
  }
`;

const PHASE = { work: 'Work', 'short-break': 'Break', 'long-break': 'Long break' } as const;

function placeOf(run: DeepWorkRun, settings: DeepWorkSettings): string {
  const cycle = (run.phase === 'work' ? run.cycles : run.cycles - 1) % settings.longBreakInterval;
  return `cycle ${cycle + 1} of ${settings.longBreakInterval}`;
}

function until({ endsAt, waiting }: DeepWorkRun): string {
  if (endsAt !== null) return `until ${timeOfDay(endsAt)}`;
  return waiting ? 'waits: the break ended while you were away' : 'paused';
}

/** The session that is going on, or the form that starts one. */
export function SessionCard({ work }: { readonly work: DeepWork }) {
  const { run, settings, leftMs } = work;
  const field = useRef<HTMLInputElement>(null);
  const [noted, setNoted] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const missingId = useId();

  function handleDistraction() {
    const id = work.distract();
    if (id !== null) setNoted(id);
    return id !== null;
  }
  useDistractionKey(handleDistraction);

  function handleStart(event: FormEvent) {
    event.preventDefault();
    const started = work.start();
    setMissing(!started);
    if (started) focusHeading();
    else field.current?.focus();
  }

  function handleStop() {
    focusHeading();
    setNoted(null);
    work.stop();
  }

  if (!run) {
    return (
      <Body>
        <Clock role="timer" aria-label="Time left" $quiet>
          {formatCountdown(leftMs)}
        </Clock>
        <SessionTrack run={null} settings={settings} leftMs={leftMs} />
        <Start noValidate aria-label="Start a session" onSubmit={handleStart}>
          <TextField
            ref={field}
            aria-label="Session title"
            placeholder="What will you work on?"
            dir="auto"
            autoComplete="off"
            maxLength={200}
            invalid={missing}
            aria-describedby={missing ? missingId : undefined}
            value={work.title}
            onChange={(event) => {
              setMissing(false);
              work.setTitle(event.target.value);
            }}
          />
          <Button type="submit" variant="primary" size="l" icon={Play}>
            Start
          </Button>
          {missing && <Missing id={missingId}>A session needs a title</Missing>}
        </Start>
      </Body>
    );
  }
  const isPaused = run.endsAt === null;
  return (
    <Body>
      <h2 dir="auto">{run.title}</h2>
      <Clock role="timer" aria-label="Time left" $quiet={run.phase !== 'work'}>
        {formatCountdown(leftMs)}
      </Clock>
      <Where role="status">
        <strong>{PHASE[run.phase]}</strong> {until(run)} · {placeOf(run, settings)}
      </Where>
      <SessionTrack run={run} settings={settings} leftMs={leftMs} />
      <Buttons>
        <Button variant="primary" size="l" icon={isPaused ? Play : Pause} onClick={work.toggle}>
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button size="l" icon={Square} onClick={handleStop}>
          Stop
        </Button>
        {run.phase === 'work' && settings.distractionTracking && (
          <Button size="l" icon={Zap} onClick={handleDistraction}>
            Distraction
            {run.distractions.length > 0 && <Badge tone="amber">{run.distractions.length}</Badge>}
          </Button>
        )}
      </Buttons>
      {noted !== null && (
        <DistractionLine
          key={noted}
          onName={(text) => work.nameDistraction(noted, text)}
          onIdea={work.keepIdea}
          onClose={() => setNoted(null)}
        />
      )}
    </Body>
  );
}
