import { useId } from 'react';
import type { CSSProperties } from 'react';
import { PALETTE, PALETTE_NAMES } from '@plainday/domain-tasks';
import styled from 'styled-components';

const Box = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 6px;
    font: 550 var(--type-small);
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  input {
    appearance: none;
    width: 32px;
    height: 32px;
    margin: 0;
    border: 4px solid var(--surface);
    border-radius: 50%;
    background: var(--swatch);
    box-shadow: 0 0 0 1px var(--line-strong);
    cursor: pointer;
    forced-color-adjust: none;
  }
  input:checked {
    box-shadow: 0 0 0 2px var(--text);
  }
  @media (pointer: coarse) {
    input {
      width: 44px;
      height: 44px;
    }
  }
`;

interface ColorPickerProps {
  readonly value: string;
  readonly onChange: (color: string) => void;
}

/** One of the ten colours of spec §9, each with a name. */
export function ColorPicker({ value, onChange }: ColorPickerProps) {
  const name = useId();
  return (
    <Box>
      <legend>Color</legend>
      <div>
        {PALETTE.map((color, index) => (
          <input
            key={color}
            type="radio"
            name={name}
            aria-label={PALETTE_NAMES[index]}
            title={PALETTE_NAMES[index]}
            checked={color.toLowerCase() === value.toLowerCase()}
            style={{ '--swatch': color } as CSSProperties}
            onChange={() => onChange(color)}
          />
        ))}
      </div>
    </Box>
  );
}
