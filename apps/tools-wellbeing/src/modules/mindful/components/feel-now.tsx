import { useState } from 'react';
import { styled } from 'styled-components';
import { modulesOffering, useShell } from '@plainday/federation-contract';
import { Button } from '@plainday/ui-components';
import { forcedColors } from '@plainday/ui-theme';
import { MOODS } from '../../../shared/moods';

const Box = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--space-4);
  width: 100%;
  min-height: 280px;
  text-align: center;
  h2 {
    font: 600 var(--type-subheading);
  }
`;

const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 6px;
  width: min(100%, 420px);
`;

const Step = styled.button`
  display: grid;
  justify-items: center;
  gap: 2px;
  min-height: 66px;
  padding: 6px 2px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: none;
  color: var(--text-2);
  font: 500 var(--type-caption);
  cursor: pointer;
  span:first-child {
    font-size: var(--size-large);
  }
  &:hover {
    background: var(--hover);
    color: var(--text);
  }
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
  &[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
    color: var(--accent-text);
    font-weight: 600;
    opacity: 1;
  }
  ${forcedColors} {
    &[aria-pressed='true'] {
      outline: 3px solid Highlight;
    }
  }
`;

const MOOD = { part: 'actions', kind: 'record-mood' } as const;

/** True where a tool takes in how somebody feels. */
export function useCanRecordMood(): boolean {
  return modulesOffering(useShell().modules, MOOD).length > 0;
}

/** How do you feel now? One tap is an entry in the tool that keeps moods. */
export function FeelNow() {
  const { modules, navigate, notify, offers } = useShell();
  const [recorded, setRecorded] = useState<number | null>(null);
  const [keeper] = modulesOffering(modules, MOOD);

  async function handleChoose(mood: number) {
    if (recorded !== null) return;
    setRecorded(mood);
    const entry = await offers.act('record-mood', { mood });
    if (entry) return;
    setRecorded(null);
    notify.toast({ title: 'Your mood could not be recorded', tone: 'destructive' });
  }

  return (
    <Box>
      <h2>{recorded === null ? 'How do you feel now?' : 'Recorded'}</h2>
      <Steps role="group" aria-label="How do you feel now?">
        {MOODS.map(({ emoji, label }, index) => (
          <Step
            key={label}
            type="button"
            aria-label={`${index + 1} of 5, ${label}`}
            aria-pressed={recorded === index + 1}
            aria-disabled={recorded !== null || undefined}
            onClick={() => void handleChoose(index + 1)}
          >
            <span aria-hidden>{emoji}</span>
            <span aria-hidden>{label}</span>
          </Step>
        ))}
      </Steps>
      {keeper && (
        <Button
          size="s"
          variant="ghost"
          onClick={() => navigate({ kind: 'tool', toolId: keeper.id })}
        >
          Open {keeper.title}
        </Button>
      )}
    </Box>
  );
}
