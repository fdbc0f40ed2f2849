/** How far a finger must go before it is clear what it does, and before letting go does something. CSS pixels. */
const START_PX = 12;
const ARMED_PX = 72;

/** What a finger on a row is doing. */
export type Gesture = 'undecided' | 'swipe' | 'none';

/** Sideways, clearly more than down, is a swipe; anything else that moves belongs to the browser. */
export function gestureOf(dx: number, dy: number): Gesture {
  const [across, along] = [Math.abs(dx), Math.abs(dy)];
  if (Math.max(across, along) < START_PX) return 'undecided';
  return across > along * 2 ? 'swipe' : 'none';
}

/** What a swipe does: to the right it completes, to the left it opens the schedule. */
export type SwipeAction = 'complete' | 'schedule';

/** The side a swipe goes to. */
export function sideOf(dx: number): SwipeAction {
  return dx > 0 ? 'complete' : 'schedule';
}

/** What happens when the finger is lifted there; null is nothing. */
export function actionOf(dx: number): SwipeAction | null {
  return Math.abs(dx) < ARMED_PX ? null : sideOf(dx);
}
