import autoprefixer from 'autoprefixer';
import postcss from 'postcss';
import stylelint from 'stylelint';

const ruleName = 'plainday/prefixes';
const messages = stylelint.utils.ruleMessages(ruleName, {
  missing: (prop, needed) =>
    `Some supported browsers know \`${prop}\` as \`${needed}\`: write it before`,
});

const prefixer = postcss([autoprefixer({ remove: false })]);
const known = new Map();

/** Names under which the browsers of `.browserslistrc` know a declaration besides its own. */
function namesOf(prop, value) {
  const text = `${prop}:${value}`;
  if (!known.has(text)) {
    const rule = postcss.rule({ selector: 'a', nodes: [postcss.decl({ prop, value })] });
    // Where the file lies says which list holds.
    prefixer.process(postcss.root({ nodes: [rule] }), { from: import.meta.filename }).sync();
    const names = rule.nodes.map((node) => node.prop).filter((name) => name !== prop);
    known.set(text, names);
  }
  return known.get(text);
}

/** Styles go out as they are written, so prefixes are asked for in the source. */
function rule(isOn) {
  return (root, result) => {
    if (!isOn) return;
    root.walkDecls((node) => {
      const { prop, value, parent } = node;
      if (prop.startsWith('-') || prop.includes('$')) return;
      const beside = new Set(parent.nodes.map((other) => other.prop));
      const needed = namesOf(prop, value).find((name) => !beside.has(name));
      if (needed === undefined) return;
      const message = messages.missing(prop, needed);
      stylelint.utils.report({ ruleName, result, node, message });
    });
  };
}

rule.ruleName = ruleName;
rule.messages = messages;
export const prefixes = stylelint.createPlugin(ruleName, rule);
