import { customSyntax, plugins, rules } from './tools/stylelint/rules.mjs';

export default {
  plugins,
  customSyntax,
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules,
};
