import { useId } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../layout/visually-hidden';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** Name of the choice, said to assistive technology. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  /** Fills the width it is given. */
  readonly wide?: boolean;
}

const Group = styled.div<{ $wide: boolean }>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  flex-wrap: wrap;
  max-width: 100%;
  padding: 3px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--sunken);
`;

const Segment = styled.label`
  flex: 1;
  position: relative;
  display: grid;
  place-items: center;
  min-height: 32px;
  padding: 0 16px;
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  color: var(--text-2);
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  transition:
    background-color var(--dur) ease-out,
    color var(--dur) ease-out;
  &:hover {
    color: var(--text);
  }
  &:has(:checked) {
    background: var(--surface);
    border-color: var(--control);
    color: var(--text);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
  &:has(:disabled) {
    opacity: 0.5;
    cursor: not-allowed;
  }
  input {
    ${visuallyHidden}
  }
  @media (pointer: coarse) {
    min-height: 40px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** One of a few, all of them in sight: radio buttons in a row. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
  wide = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label} $wide={wide}>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Group>
  );
}
