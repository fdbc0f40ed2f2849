import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { tokensOf, type Token } from './tokens.logic';

/** Longer code is shown without colours, so that the page does not stand still. */
const LIMIT = 50_000;

const GRAMMARS = { bash, css, java, javascript, python, sql, typescript, xml };
for (const [name, grammar] of Object.entries(GRAMMARS)) hljs.registerLanguage(name, grammar);
// React has no grammar of its own: that of TypeScript knows its tags.
hljs.registerAliases('react', { languageName: 'typescript' });

/** Code in pieces, by its language; null for one that is not known. */
export function highlight(code: string, language: string): readonly Token[] | null {
  if (code.length > LIMIT || !hljs.getLanguage(language)) return null;
  return tokensOf(hljs.highlight(code, { language, ignoreIllegals: true }).value);
}
