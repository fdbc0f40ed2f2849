import { useId } from 'react';
import { styled } from 'styled-components';
import { coarse, forcedColors } from '@plainday/ui-theme';
import { Shape } from '../marks/shape';
import type { ShapeName } from '../marks/shape';

export interface Swatch {
  /** A CSS colour, and the value. */
  readonly color: string;
  readonly name: string;
  /** Drawn instead of a disc, where the colour must not be the only mark. */
  readonly shape?: ShapeName;
}

export interface ColorPickerProps {
  readonly label?: string;
  readonly swatches: readonly Swatch[];
  readonly value: string;
  readonly onChange: (color: string) => void;
}

const Group = styled.fieldset`
  min-width: 0;
  legend {
    padding: 0 0 6px;
    font: 550 var(--type-small);
  }
`;

const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Option = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  box-shadow: 0 0 0 1px var(--line-strong);
  forced-color-adjust: none;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    box-shadow: 0 0 0 2px var(--text);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 3px;
  }
  ${coarse} {
    width: 44px;
    height: 44px;
  }
  ${forcedColors} {
    &:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;

/** One of some named colours: radio buttons, so that arrows choose. The chosen one has a ring. */
export function ColorPicker({ label = 'Color', swatches, value, onChange }: ColorPickerProps) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      <Swatches>
        {swatches.map((swatch) => (
          <Option key={swatch.color} title={swatch.name}>
            <input
              type="radio"
              name={name}
              aria-label={swatch.shape ? `${swatch.name}, ${swatch.shape}` : swatch.name}
              checked={swatch.color.toLowerCase() === value.toLowerCase()}
              onChange={() => onChange(swatch.color)}
            />
            <Shape
              shape={swatch.shape ?? 'circle'}
              color={swatch.color}
              size={swatch.shape ? 18 : 24}
            />
          </Option>
        ))}
      </Swatches>
    </Group>
  );
}
