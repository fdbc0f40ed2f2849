import { tsImport } from 'tsx/esm/api';
import { freeRules } from './names.mjs';
import { PLANS, SHELL_KEYS } from './tool-plans.mjs';

const KINDS = ['device', 'account', 'literal'];
const RULE = /^\|\s*([A-Z]{2,3})\d+\s*\|/gm;
const GO_TO = /shortcut: 'g ([a-z])'/g;

function filesUnder(tree, folder) {
  return tree.children(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (name === 'node_modules' || name === 'dist') return [];
    return tree.isFile(path) ? [path] : filesUnder(tree, path);
  });
}

function allIn(tree, paths, pattern) {
  return paths.flatMap((path) =>
    [...tree.read(path, 'utf-8').matchAll(pattern)].map(([, found]) => found),
  );
}

/** Letters before the numbers of rules that a SPEC.md has already. */
export function takenRules(tree) {
  const specs = filesUnder(tree, 'apps').filter((path) => path.endsWith('/SPEC.md'));
  return new Set(allIn(tree, specs, RULE));
}

/** Keys after G that a manifest, the shell or a tool that is still to come has. */
export function takenKeys(tree) {
  const manifests = filesUnder(tree, 'apps').filter((path) => path.endsWith('.manifest.ts'));
  const planned = Object.values(PLANS).map(({ goTo }) => goTo);
  return new Set([...SHELL_KEYS, ...planned, ...allIn(tree, manifests, GO_TO)]);
}

async function named(id) {
  const { tools } = await tsImport('@plainday/shared-utils/site', import.meta.url);
  const index = tools.findIndex((tool) => tool.id === id);
  if (index >= 0) {
    const { heading, slug } = tools[index];
    return { title: heading, slug, order: (index + 1) * 10 };
  }
  const words = id.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  return { title: words.join(' '), slug: id, order: (tools.length + 1) * 10 };
}

function checkKeeps({ keeps, table, key }) {
  if (keeps === 'nothing') {
    throw new Error(
      'It keeps no list of its own, so there is nothing to generate. Begin as in tools/docs/BUILDING-A-TOOL.md.',
    );
  }
  if (!KINDS.includes(keeps)) throw new Error(`--keeps is one of ${KINDS.join(', ')}.`);
  if (keeps === 'account' && !table) {
    throw new Error(
      'An account tool needs rows of its own: --table <name>, made by a migration in supabase/migrations.',
    );
  }
  if (keeps === 'literal' && !key) throw new Error('Which key of localStorage? --key <name>.');
}

/** What is made: what the registry and the plan know of the tool, and what the command line says otherwise. */
export async function planTool(tree, options) {
  const { id } = options;
  const known = PLANS[id];
  const given = Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined && value !== ''),
  );
  const plan = {
    keeps: 'device',
    item: 'entry',
    icon: 'Sparkles',
    ...(await named(id)),
    ...known,
    ...given,
  };
  checkKeeps(plan);

  const rules = takenRules(tree);
  if (plan.rules && rules.has(plan.rules)) throw new Error(`Rules ${plan.rules}1… exist already.`);
  const keys = takenKeys(tree);
  if (given.goTo && keys.has(given.goTo) && given.goTo !== known?.goTo) {
    throw new Error(`G ${given.goTo.toUpperCase()} goes elsewhere already.`);
  }
  const isAccount = plan.keeps === 'account';
  const columns = isAccount
    ? { text: 'title', made: 'created_at' }
    : { text: 'text', made: 'createdAt' };
  return { ...columns, ...plan, rules: plan.rules ?? freeRules(id, rules) };
}
