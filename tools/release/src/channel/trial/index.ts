export { goOn, standingOf, type Standing, type TrialNews } from './go-on';
export { returnIn, type TrialReturn } from './last-return';
export { trialOf, type Arm, type Trial } from '../../record/trial-plan';
export { stepName, writeTally, type Tally } from './tally';
