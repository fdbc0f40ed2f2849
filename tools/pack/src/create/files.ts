import { DEV_SHELL } from '@plainday/tool-generators/register';

/** What was packed together with this: versions of packages, and the names of their files. */
export interface Packed {
  /** The platform's packages. */
  readonly packages: Readonly<Record<string, { readonly version: string; readonly file: string }>>;
  /** What a remote imports of others, in the versions of the platform. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** They serve and test: nothing of them ships. */
const isForWork = (name: string) => /remote-tools|testing|dev-shell/.test(name);

function sorted(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The `package.json` of a remote. The packages of the platform come from files, or from the registry. */
export function packageJson(name: string, packed: Packed, files?: string): string {
  const own = Object.entries(packed.packages).map(
    ([library, { version, file }]) =>
      [library, files === undefined ? version : `file:${files}/${file}`] as const,
  );
  const pick = (isDev: boolean) =>
    Object.fromEntries(own.filter(([library]) => isForWork(library) === isDev));
  return JSON.stringify(
    {
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      sideEffects: false,
      scripts: {
        dev: 'plainday-remote serve',
        override: 'plainday-remote override',
        test: 'jest',
        types: 'plainday-remote types',
        build: 'plainday-remote build',
        release: 'plainday-remote release --types --render-check',
      },
      dependencies: sorted({ ...packed.dependencies, ...pick(false) }),
      devDependencies: sorted({ ...packed.devDependencies, ...pick(true) }),
    },
    null,
    2,
  );
}

const JEST = `import { jestConfig } from '@plainday/remote-tools/jest';

export default jestConfig(import.meta.dirname);
`;

const TSCONFIG = {
  extends: '@plainday/remote-tools/tsconfig.json',
  include: ['src/**/*', 'dev/**/*'],
};

const GITIGNORE = `node_modules/
dist/
.cache/
`;

/** What stands around the tools of a remote, by path. */
export const frame = {
  'dev/main.tsx': DEV_SHELL,
  'jest.config.mjs': JEST,
  'tsconfig.json': `${JSON.stringify(TSCONFIG, null, 2)}\n`,
  '.gitignore': GITIGNORE,
};
