import { useId } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '@plainday/ui-components';
import { forcedColors, screenOnly } from '@plainday/ui-theme';
import { breathPath } from '../model/line.logic';
import { breathMs, PATTERNS, secondsText, type PatternId } from '../model/patterns.logic';

/** Pixels of a second and of a full breath in the drawings: all on one scale of time. */
const SECOND = 2.4;
const HEIGHT = 15;

const Group = styled.fieldset`
  ${screenOnly}
  display: grid;
  /* Four in a row, or two and two, or one below the other: none stands alone. */
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(7.5rem, min(50% - 4px, (30rem - 100%) * 999))), 1fr)
  );
  width: 100%;
  padding: 3px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--sunken);
  &[data-quiet] label:not(:has(:checked)) {
    opacity: 0.75;
  }
`;

const Option = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 48px;
  padding: 4px 6px;
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  color: var(--text-2);
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  svg {
    flex: none;
    overflow: visible;
  }
  strong,
  small {
    display: block;
    font: 600 var(--type-small);
  }
  small {
    font: var(--type-tiny);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &:hover {
    color: var(--text);
  }
  &:has(:checked) {
    border-color: var(--control);
    background: var(--surface);
    box-shadow: inset 0 -2px var(--accent);
    color: var(--text);
    path {
      stroke: var(--accent);
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
  ${forcedColors} {
    &:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;

export interface PatternChoiceProps {
  readonly value: PatternId;
  readonly onChange: (pattern: PatternId) => void;
  /** Steps back while a session runs. */
  readonly quiet: boolean;
}

/** The ways to breathe, each drawn as one breath. */
export function PatternChoice({ value, onChange, quiet }: PatternChoiceProps) {
  const name = useId();
  return (
    <Group data-quiet={quiet || undefined}>
      <VisuallyHidden as="legend">Breathing pattern</VisuallyHidden>
      {PATTERNS.map((pattern) => {
        const length = breathMs(pattern);
        const frame = { width: (length / 1000) * SECOND, height: HEIGHT };
        return (
          <Option key={pattern.id}>
            <input
              type="radio"
              name={name}
              aria-label={`${pattern.name}, ${secondsText(pattern)} seconds`}
              checked={pattern.id === value}
              onChange={() => onChange(pattern.id)}
            />
            <svg width={frame.width} height={HEIGHT} aria-hidden>
              <path
                d={breathPath([0, length - 1], pattern, frame, length)}
                fill="none"
                stroke="var(--text-3)"
                strokeWidth={1.75}
              />
            </svg>
            <span aria-hidden>
              <strong>{pattern.name}</strong>
              <small>{secondsText(pattern)}</small>
            </span>
          </Option>
        );
      })}
    </Group>
  );
}
