import { styled } from 'styled-components';
import { PALETTE, PALETTE_NAMES } from '@plainday/domain-tasks';
import { ColorPicker, SHAPES } from '@plainday/ui-components';

const SWATCHES = PALETTE.map((color, index) => ({
  color,
  name: PALETTE_NAMES[index] ?? color,
  shape: SHAPES[index],
}));

const Unnamed = styled.div`
  legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export interface HabitColorPickerProps {
  readonly value: string;
  readonly onChange: (color: string) => void;
  /** Says its label to assistive technology only. */
  readonly labelHidden?: boolean;
}

/** The ten colours with their shapes. */
export function HabitColorPicker({ value, onChange, labelHidden = false }: HabitColorPickerProps) {
  const picker = <ColorPicker swatches={SWATCHES} value={value} onChange={onChange} />;
  return labelHidden ? <Unnamed>{picker}</Unnamed> : picker;
}
