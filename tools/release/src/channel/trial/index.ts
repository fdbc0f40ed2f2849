export { goOn, standingOf, type Standing, type TrialNews } from './go-on';
export { lastReturn, type TrialReturn } from './last-return';
export { trialOf, type Trial } from './plan';
export type { Arm } from './rule';
export { stepName, writeTally, type Tally } from './tally';
