import type { Modifier } from '@dnd-kit/core';
import { staysInside } from './sortable-modifier';

const rect = (top: number, height: number) => ({
  top,
  height,
  bottom: top + height,
  left: 0,
  right: 300,
  width: 300,
});

function move(y: number, frames = [rect(100, 400)]) {
  const parts = {
    transform: { x: 40, y, scaleX: 1, scaleY: 1 },
    draggingNodeRect: rect(200, 50),
    scrollableAncestorRects: frames,
  };
  const { x, y: moved } = staysInside(parts as unknown as Parameters<Modifier>[0]);
  return [x, moved];
}

it('keeps to the vertical line', () => {
  expect(move(30)).toEqual([0, 30]);
});

it('keeps inside the frame, so that auto-scroll never exceeds 28 px a step (spec §9)', () => {
  expect(move(-500)).toEqual([0, -100]);
  expect(move(900)).toEqual([0, 250]);
});

it('knows no bounds where nothing scrolls', () => {
  expect(move(900, [])).toEqual([0, 900]);
});
