export { AddBar } from './add-bar';
export type { AddDefaults } from './add-choices.logic';
