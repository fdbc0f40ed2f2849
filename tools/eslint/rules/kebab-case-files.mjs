import { basename } from 'node:path';
import { placeOf } from './places.mjs';

const WORDS = '[a-z0-9]+(?:-[a-z0-9]+)*';
const NAME = new RegExp(`^${WORDS}(?:\\.${WORDS})*$`);

/** File and folder names are words in lower case joined by hyphens; dots set off the role. */
export const kebabCaseFiles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { name: "'{{name}}' is not kebab-case, for example use-pomodoro.ts." },
  },
  create(context) {
    return {
      Program(node) {
        const parts = placeOf(context).split('/');
        const name = parts.find((part) => !NAME.test(basename(part).replace(/^\./, '')));
        if (name) context.report({ node, messageId: 'name', data: { name } });
      },
    };
  },
};
