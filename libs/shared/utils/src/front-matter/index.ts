export { readFile, writeFile } from './front-matter';
export type { Field, MarkdownFile } from './front-matter';
