import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Who may import whom, by the tags in each package.json (design §3, "Allowed imports").
 * A type that is not a key here may import nothing.
 */
const ALLOWED = {
  app: ['contract', 'host', 'data', 'auth', 'domain', 'ui', 'util'],
  contract: [],
  host: ['contract', 'ui', 'util'],
  'dev-shell': ['contract', 'data', 'auth', 'ui', 'util'],
  data: ['contract', 'data', 'domain', 'util'],
  auth: ['contract', 'data', 'util'],
  domain: ['domain', 'util'],
  ui: ['ui', 'util'],
  util: ['util'],
  testing: ['contract', 'data', 'auth', 'domain', 'ui', 'util', 'testing'],
  tooling: ['contract', 'domain', 'ui', 'util', 'testing', 'tooling'],
};

const apps = readdirSync(join(import.meta.dirname, '../../apps'));

const SCOPES = [
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: ['scope:shared', 'scope:tools'] },
  ...apps
    .filter((name) => name !== 'shell')
    .map((name) => ({
      sourceTag: `scope:${name}`,
      notDependOnLibsWithTags: ['type:host'],
    })),
  {
    sourceTag: 'scope:marketing',
    onlyDependOnLibsWithTags: ['type:ui', 'type:util', 'type:testing'],
  },
  { sourceTag: 'scope:shell', notDependOnLibsWithTags: ['type:dev-shell'] },
];

function constraints(extra) {
  const byType = Object.entries(ALLOWED).map(([type, targets]) => ({
    sourceTag: `type:${type}`,
    onlyDependOnLibsWithTags: [...new Set([...targets, ...extra])].map((name) => `type:${name}`),
  }));
  return [...byType, ...SCOPES];
}

function rule(extra) {
  const options = {
    depConstraints: constraints(extra),
    // Plain scripts, needed before anything is built, and what runs on Supabase too: no packages.
    allow: ['/scripts/(?:browser|net/free-port)\\.mjs$', '/supabase/functions/'],
    // A library's tests use testing helpers that use the library: no circle in what ships.
    ignoredCircularDependencies: [['tag:type:testing', '*']],
    // Which chunk a library lands in is the build's business.
    checkDynamicDependenciesExceptions: ['.*'],
  };
  return { '@nx/enforce-module-boundaries': ['error', options] };
}

/** For code that ships. */
export const shippedBoundaries = rule([]);
/** For tests and `dev/`: testing helpers and the dev shell too; tools' tests speak as the browser does. */
export const testBoundaries = rule(['testing', 'dev-shell', 'data', 'contract']);
