import { fullnessAt, SESSION_MS } from './breathing.logic';
import type { Pattern } from './patterns.logic';

const STEP_MS = 250;

/** The frame that a line is drawn in. */
export interface LineFrame {
  readonly width: number;
  readonly height: number;
}

/** Where the breath stands in the frame after a time. */
export function pointAt(
  elapsedMs: number,
  pattern: Pattern,
  { width, height }: LineFrame,
  lengthMs = SESSION_MS,
): { readonly x: number; readonly y: number } {
  return {
    x: (elapsedMs / lengthMs) * width,
    y: (1 - fullnessAt(elapsedMs, pattern)) * height,
  };
}

/** Breathing from one time to another as a path. */
export function breathPath(
  [fromMs, toMs]: readonly [number, number],
  pattern: Pattern,
  frame: LineFrame,
  lengthMs = SESSION_MS,
): string {
  const count = Math.max(1, Math.round((toMs - fromMs) / STEP_MS));
  return Array.from({ length: count + 1 }, (_, index) => {
    const { x, y } = pointAt(fromMs + ((toMs - fromMs) * index) / count, pattern, frame, lengthMs);
    return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('');
}
