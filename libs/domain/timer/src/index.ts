export {
  hasEnded,
  isRunning,
  pauseCountdown,
  remainingMs,
  resumeCountdown,
  startCountdown,
} from './countdown';
export { cycleAt } from './cycle';
export { endWords } from './end-words';
export { formatCountdown, formatMinutes } from './format';
export type { Countdown } from './countdown';
export type { CyclePhase, CyclePosition } from './cycle';
