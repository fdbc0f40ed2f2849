import { ShieldCheck } from 'lucide';
import { styled } from 'styled-components';
import { Button, Icon } from '@plainday/ui-components';
import { WAY_TEXTS, type TranscriptWay } from '../../model/texts.logic';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  color: var(--text-2);
  font: var(--type-small);
  &[data-way='device'] {
    color: var(--green);
    font-weight: 500;
  }
`;

export interface TranscriptWayLineProps {
  readonly way: TranscriptWay;
  readonly onAllow: (allowed: boolean) => void;
}

/** Says where the transcript is made, and lets people change it where there is a choice. */
export function TranscriptWayLine({ way, onAllow }: TranscriptWayLineProps) {
  return (
    <Line data-way={way}>
      {way === 'device' && <Icon icon={ShieldCheck} size={16} />}
      <span>{WAY_TEXTS[way]}</span>
      {way === 'off' && (
        <Button size="s" variant="ghost" onClick={() => onAllow(true)}>
          Use the browser’s service
        </Button>
      )}
      {way === 'service' && (
        <Button size="s" variant="ghost" onClick={() => onAllow(false)}>
          Turn off
        </Button>
      )}
    </Line>
  );
}
