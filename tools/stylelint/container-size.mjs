import stylelint from 'stylelint';

const ruleName = 'plainday/container-size';
const messages = stylelint.utils.ruleMessages(ruleName, {
  refused: (query) =>
    `Not every supported browser asks a container for \`${query}\`: its size alone`,
});

/** What else than its size a container can be asked for: its style, how far it is scrolled. */
const OTHER = /\b[a-z-]+\((?=.)/;

/** Containers are asked for their size alone. The rules for media and values do not read these queries. */
function rule(isOn) {
  return (root, result) => {
    if (!isOn) return;
    root.walkAtRules('container', (node) => {
      const [found] = OTHER.exec(node.params) ?? [];
      if (found === undefined) return;
      const message = messages.refused(`${found})`);
      stylelint.utils.report({ ruleName, result, node, message });
    });
  };
}

rule.ruleName = ruleName;
rule.messages = messages;
export const containerSize = stylelint.createPlugin(ruleName, rule);
