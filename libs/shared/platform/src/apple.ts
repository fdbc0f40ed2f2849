/** True on iPhones and iPads, also those that say that they are a Mac. */
export const isIos = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);
