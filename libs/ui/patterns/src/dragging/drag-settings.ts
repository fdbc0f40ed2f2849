/* Constants of spec §9, Interface: long press, mouse distance, auto-scroll zone and step. */

/** A finger that rests this long picks up. */
export const touch = { activationConstraint: { delay: 120, tolerance: 5 } };
/** A mouse that moves this far picks up. */
export const mouse = { activationConstraint: { distance: 5 } };
export const autoScroll = {
  threshold: { x: 0, y: 0.25 },
  acceleration: 28,
  layoutShiftCompensation: false,
};
/** What was let go flies home this long, in milliseconds. */
export const DROP_MS = 160;
/** What was moved stays tied until the drop has been drawn, in milliseconds. */
export const REST_MS = 400;
/** Events that end a press. */
export const RELEASES = ['pointerup', 'pointercancel', 'keyup'];
