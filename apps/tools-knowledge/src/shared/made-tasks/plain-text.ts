/** The words of a line of Markdown: what a task is called. */
export function plainText(line: string): string {
  return line
    .replace(/!?\[\[([^[\]|\n]*\|)?([^[\]\n]+)\]\]/g, '$2')
    .replace(/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
    .replace(/(\*\*|__|~~)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*_\\])([*_])(?=[^\s*_])(.*?[^\s*_\\])\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!~-])/g, '$1')
    .trim();
}
