// Lints texts as if they lay at the given paths and prints, for each, the rules they broke.
// A process of its own, because Jest cannot load ESLint's configuration: it is an ES module.
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const snippets = JSON.parse(Buffer.concat(chunks).toString('utf8'));

// The files do not exist, so nothing can be said about their types.
const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });
const broken = [];
for (const { path, code } of snippets) {
  const [result] = await eslint.lintText(code, { filePath: path });
  broken.push(result.messages.map((message) => message.ruleId ?? message.message));
}
console.log(JSON.stringify(broken));
