import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical, importVisitor, packageRoot, placeOf, targetOf } from './places.mjs';

const names = new Map();

function packageName(cwd, root) {
  if (!names.has(root)) {
    const text = readFileSync(join(cwd, root, 'package.json'), 'utf8');
    names.set(root, JSON.parse(text).name);
  }
  return names.get(root);
}

/** A package never imports its own public door: that is how cycles begin. */
export const noOwnIndex = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { own: 'Import the file itself, not the index of the package it belongs to.' },
  },
  create(context) {
    const path = placeOf(context);
    const root = packageRoot(path);
    if (!root || !path.startsWith(`${root}/src/`)) return {};
    return importVisitor((node, source) => {
      const target = targetOf(context.cwd, context.filename, source);
      const name = source.startsWith('@plainday/') ? packageName(context.cwd, root) : '';
      const own = target === null ? source === name : canonical(target) === `${root}/src`;
      if (own) context.report({ node, messageId: 'own' });
    });
  },
};
