// What a change can break: by Nx's graph for whole projects, by the imports of tests for single files.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, jestStep, node, playwrightStep } from './steps.mjs';

const CODE = /\.(ts|tsx|mjs|cjs)$/;
/** Tests that read the tree: no import tells what breaks them. */
const READERS = ['tools/docs', 'tools/eslint/tree.test.ts', 'tools/release/src/surface'];
/** What stands behind every page. */
const BEHIND = /^(tools\/gateway\/src|supabase)\/(?!.*\.test\.ts$)/;
/** What every test of the contract stands on, whatever it imports. */
const UNDER_CONTRACT = /^(tools\/gateway\/(src|contract)|supabase)\//;

const lines = (text) => text.split('\n').filter(Boolean);
const git = (root, ...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** The commit a change is compared with: the one named, else where this branch has left `main`. */
function baseOf(root, named) {
  if (named) return named;
  for (const branch of ['origin/main', 'main']) {
    try {
      return git(root, 'merge-base', 'HEAD', branch);
    } catch {
      // There is none of that name.
    }
  }
  return 'HEAD';
}

/** Files that differ from a commit, those that are gone and those that are new too. */
export function changedFiles(root, named) {
  const changed = git(root, 'diff', '--name-only', '--no-renames', baseOf(root, named));
  const added = git(root, 'ls-files', '--others', '--exclude-standard');
  return [...new Set([...lines(changed), ...lines(added)])].sort();
}

function affectedProjects(root, files) {
  if (files.length === 0) return [];
  const words = ['nx/dist/bin/nx.js', 'show', 'projects', '--affected', '--json'];
  const [program, ...rest] = node(...words, `--files=${files.join(',')}`);
  const env = { ...process.env, NX_DAEMON: 'false' };
  return JSON.parse(execFileSync(program, rest, { cwd: root, env, encoding: 'utf8' }));
}

const entries = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** The shell's browser tests that speak of a remote or one of its tools. */
function shellSpecsOf(root, remote) {
  const names = [remote, ...entries(join(root, 'apps', remote, 'src/modules'))];
  const spoken = new RegExp(`\\b(${names.join('|')})\\b`);
  const folder = join(root, 'apps/shell/e2e');
  return entries(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .filter((name) => spoken.test(readFileSync(join(folder, name), 'utf8')))
    .map((name) => `apps/shell/e2e/${name}`);
}

/** Folders and files of the browser tests that a change can break. */
export function specsFor(root, files, projects) {
  const apps = entries(join(root, 'apps'));
  const affected = files.some((file) => BEHIND.test(file))
    ? apps
    : apps.filter((app) => projects.includes(app));
  const folders = affected.map((app) => `apps/${app}/e2e/`);
  if (affected.includes('shell')) return folders;
  return [...new Set([...folders, ...affected.flatMap((app) => shellSpecsOf(root, app))])];
}

/** The steps that look at a change, in two rows as for the whole. */
export function rowsFor(root, files, projects = affectedProjects(root, files)) {
  const kept = files.filter((file) => existsSync(join(root, file)));
  const code = kept.filter((file) => CODE.test(file));
  const specs = specsFor(root, files, projects);
  const related = (file) => ['--findRelatedTests', ...file, '--passWithNoTests'];
  const mayBeEmpty = { mayBeEmpty: true };
  const wholeContract = files.some((file) => UNDER_CONTRACT.test(file));
  const checks = [
    kept.length > 0 && {
      name: 'format',
      command: node('prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...kept),
    },
    { name: 'types', command: [process.execPath, 'tools/scripts/typecheck.mjs'] },
    code.length > 0 && {
      name: 'promises',
      command: node('oxlint/bin/oxlint', '--type-aware', ...code),
    },
    code.length > 0 && {
      name: 'lint',
      command: node('eslint/bin/eslint.js', '--no-warn-ignored', ...code),
    },
    jestStep(
      'unit',
      ['node', 'jsdom'],
      ['--maxWorkers=2', ...related([...kept, ...readersIn(root)])],
      mayBeEmpty,
    ),
  ];
  const flows = [
    (wholeContract || kept.length > 0) &&
      jestStep(
        'contract',
        ['contract', 'simulation'],
        ['--maxWorkers=2', ...(wholeContract ? [] : related(kept))],
        { steadies: true, ...mayBeEmpty },
      ),
    specs.length > 0 && buildSite,
    specs.length > 0 && playwrightStep('e2e', ['sample', 'full'], specs, { steadies: true }),
  ];
  return [checks.filter(Boolean), flows.filter(Boolean)];
}

function readersIn(root) {
  return READERS.flatMap((path) =>
    path.endsWith('.ts')
      ? [path]
      : entries(join(root, path))
          .filter((name) => name.endsWith('.test.ts'))
          .map((name) => `${path}/${name}`),
  );
}
