import { PALETTE, PALETTE_NAMES } from '@plainday/domain-tasks';
import { ColorPicker as Swatches } from '@plainday/ui-components';

interface ColorPickerProps {
  readonly value: string;
  readonly onChange: (color: string) => void;
}

const SWATCHES = PALETTE.map((color, index) => ({ color, name: PALETTE_NAMES[index] ?? color }));

/** One of the ten colours of spec §9, each with a name. */
export function ColorPicker(props: ColorPickerProps) {
  return <Swatches swatches={SWATCHES} {...props} />;
}
