import { styled } from 'styled-components';
import { forcedColors } from '@plainday/ui-theme';

const Track = styled.div`
  position: relative;
  height: 12px;
  border-radius: var(--radius-full);
  background: var(--line);
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--accent);
  ${forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

const Goal = styled.div`
  position: absolute;
  top: -4px;
  width: 2px;
  height: 20px;
  background: var(--text);
  ${forcedColors} {
    background: CanvasText;
  }
`;

const Label = styled.div`
  position: relative;
  height: 20px;
  margin-top: 8px;
  color: var(--text-3);
  font: var(--type-tiny);
  strong {
    color: var(--text);
    font-weight: 600;
  }
  > * {
    position: absolute;
    transform: translateX(-50%);
    white-space: nowrap;
  }
`;

/** Minutes as a bar that leaves room beyond the goal, so that more than the goal still shows. */
export function ExerciseBar({
  minutes,
  goal,
}: {
  readonly minutes: number;
  readonly goal: number;
}) {
  const full = Math.max(goal * 1.5, minutes);
  const percent = (value: number) => `${(value / full) * 100}%`;
  return (
    <div aria-hidden>
      <Track>
        <Fill style={{ width: percent(minutes) }} />
        <Goal style={{ left: percent(goal) }} />
      </Track>
      <Label>
        <span style={{ left: percent(goal / 2) }}>{Math.round(goal / 2)}</span>
        <strong style={{ left: percent(goal) }}>goal {goal}</strong>
        <span style={{ left: '100%', transform: 'translateX(-100%)' }}>{Math.round(full)}</span>
      </Label>
    </div>
  );
}
