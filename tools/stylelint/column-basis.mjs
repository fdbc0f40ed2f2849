import stylelint from 'stylelint';

const ruleName = 'plainday/column-basis';
const messages = stylelint.utils.ruleMessages(ruleName, {
  zero: 'What scrolls or may shrink in a column has its content as basis: `flex: 1 1 auto`. WebKit reads 0% as 0 where the height of the column is that of its content',
});

/** `flex` with a basis of 0: `1`, `1 1`, `1 1 0`, `1 1 0%`. */
const ZERO_BASIS = /^[\d.]+(\s+[\d.]+)?(\s+0(px|%)?)?$/;
const shrinks = ({ prop, value }) =>
  (prop === 'min-height' && value === '0') ||
  (/^overflow(-y)?$/.test(prop) && /(auto|scroll)$/.test(value));

/** A part of a column is told from one of a line by what limits its height. */
function rule(isOn) {
  return (root, result) => {
    if (!isOn) return;
    root.walkDecls('flex', (flex) => {
      if (!ZERO_BASIS.test(flex.value) || /^0(\s|$)/.test(flex.value)) return;
      const beside = flex.parent.nodes.filter(({ type }) => type === 'decl');
      if (!beside.some(shrinks)) return;
      stylelint.utils.report({ ruleName, result, node: flex, message: messages.zero });
    });
  };
}

rule.ruleName = ruleName;
rule.messages = messages;
export const columnBasis = stylelint.createPlugin(ruleName, rule);
