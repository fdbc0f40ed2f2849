import { Shape, SHAPES } from '@plainday/ui-components';
import { paletteIndex } from '../../model/look.logic';

/** The mark of a habit: a shape for each colour. */
export function HabitShape({ color, size }: { readonly color: string; readonly size?: number }) {
  return <Shape shape={SHAPES[paletteIndex(color)] ?? 'circle'} color={color} size={size} />;
}
