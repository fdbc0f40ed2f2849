// Lints styles that come in by stdin and prints, for each, what it broke. A process of its own, because Jest cannot
// load the linter's configuration: it is an ES module.
import stylelint from 'stylelint';
import { customSyntax, plugins, rules } from './rules.mjs';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const snippets = JSON.parse(Buffer.concat(chunks).toString('utf8'));

const broken = [];
for (const { code, isPlain } of snippets) {
  const config = { plugins, rules, ...(!isPlain && { customSyntax }) };
  const { results } = await stylelint.lint({ code, config });
  broken.push(
    results.flatMap(({ warnings }) => warnings.map(({ rule, text }) => `${rule}: ${text}`)),
  );
}
console.log(JSON.stringify(broken));
