import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';
import { visuallyHidden } from '../layout/visually-hidden';
import { optionStyle } from './option-style';
import { ScaleBars } from './scale-bars';

export interface ScaleStep {
  /** The word for the step: `Good`. */
  readonly label: string;
  /** A drawing or an emoji; rising bars when left out. */
  readonly mark?: ReactNode;
}

export interface ScaleProps {
  /** Name of what is rated, seen above the steps. */
  readonly label: string;
  /** From least to most. */
  readonly steps: readonly ScaleStep[];
  /** 1 for the first step; null while nothing is chosen. */
  readonly value: number | null;
  /** Called with the chosen step when that is chosen again, too. */
  readonly onChange: (value: number) => void;
  /** Shows the label to assistive technology only. */
  readonly labelHidden?: boolean;
  readonly disabled?: boolean;
}

const Group = styled.fieldset`
  min-width: 0;
`;

const Legend = styled.legend<{ $hidden: boolean }>`
  padding: 0 0 6px;
  font: 550 var(--type-small);
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Step = styled.label`
  ${optionStyle}
  flex: 1 1 0;
  min-width: min-content;
  flex-direction: column;
  gap: 2px;
  min-height: 58px;
  padding: 6px 4px;
  border-radius: var(--radius-m);
  font: 500 var(--type-caption);
  text-align: center;
  overflow-wrap: normal;
  ${phone} {
    min-height: 66px;
    padding-inline: 1px;
    font: 500 var(--type-tiny);
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  height: 26px;
  font-size: var(--size-large);
`;

/**
 * A few steps from little to much: radio buttons, so that arrows choose, and the digits 1–9 while the
 * focus is on them. Each is said as `4 of 5, Good`.
 */
export function Scale(props: ScaleProps) {
  const { label, steps, value, onChange, labelHidden = false, disabled } = props;
  const name = useId();
  return (
    <Group
      disabled={disabled}
      onKeyDown={(event) => {
        const digit = Number(event.key);
        if (event.ctrlKey || event.metaKey || event.altKey || !steps[digit - 1]) return;
        event.preventDefault();
        event.stopPropagation();
        onChange(digit);
        event.currentTarget.querySelectorAll('input')[digit - 1]?.focus();
      }}
    >
      <Legend $hidden={labelHidden}>{label}</Legend>
      <Steps>
        {steps.map((step, index) => (
          <Step key={step.label}>
            <input
              type="radio"
              name={name}
              aria-label={`${index + 1} of ${steps.length}, ${step.label}`}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              // A radio button that is chosen already tells no change.
              onClick={() => value === index + 1 && onChange(index + 1)}
            />
            <Mark aria-hidden>
              {step.mark ?? <ScaleBars value={index + 1} max={steps.length} />}
            </Mark>
            <span aria-hidden>{step.label}</span>
          </Step>
        ))}
      </Steps>
    </Group>
  );
}
