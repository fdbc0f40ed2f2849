import { kebabCaseFiles } from './rules/kebab-case-files.mjs';
import { moduleBorders } from './rules/module-borders.mjs';
import { noOwnIndex } from './rules/no-own-index.mjs';
import { saidOnce } from './rules/said-once.mjs';
import { typeScale } from './rules/type-scale.mjs';

/** The rules of this house that no package offers. */
export const plainday = {
  rules: {
    'kebab-case-files': kebabCaseFiles,
    'module-borders': moduleBorders,
    'no-own-index': noOwnIndex,
    'said-once': saidOnce,
    'type-scale': typeScale,
  },
};
