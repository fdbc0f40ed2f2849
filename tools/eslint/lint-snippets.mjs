// Lints texts as if they lay at the given paths and prints, for each, the rules they broke.
// A process of its own, because Jest cannot load ESLint's configuration: it is an ES module.
import { ESLint } from 'eslint';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const snippets = JSON.parse(Buffer.concat(chunks).toString('utf8'));

const eslint = new ESLint();
const broken = [];
for (const { path, code } of snippets) {
  const [result] = await eslint.lintText(code, { filePath: path });
  broken.push(result.messages.map((message) => message.ruleId ?? message.message));
}
console.log(JSON.stringify(broken));
