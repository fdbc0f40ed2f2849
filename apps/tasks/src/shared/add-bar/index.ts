export { AddBar } from './add-bar';
export { DraftPreview } from './draft-preview';
export { MOST_LINES, typedLine, withoutChip, type DraftLine } from './draft-line';
export { useAddDraft } from './use-add-draft';
export { usePastedLines } from './use-pasted-lines';
export type { AddDefaults } from './add-choices.logic';
