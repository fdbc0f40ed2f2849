import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { readOptions } from '../release/src/options';

const ROOT = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const pipeline = (name: string) => parse(read(`tools/release/pipelines/${name}.yml`)) as unknown;

/** What the two services call these, and nothing beside it: an unknown word is refused there, too. */
const texts = z.array(z.string());
const values = z.record(z.string(), z.union([z.string(), z.number()]));
const job = z.strictObject({
  if: z.string(),
  'runs-on': z.string(),
  needs: z.optional(z.string()),
  env: z.optional(values),
  steps: z.array(
    z.union([
      z.strictObject({ uses: z.string(), with: z.optional(values) }),
      z.strictObject({ run: z.string() }),
    ]),
  ),
});
const githubSchema = z.strictObject({
  name: z.string(),
  on: z.strictObject({
    pull_request: z.strictObject({ types: texts }),
    push: z.strictObject({ branches: texts }),
    workflow_dispatch: z.null(),
  }),
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.string() }),
  permissions: z.record(z.string(), z.enum(['read', 'write', 'none'])),
  env: values,
  jobs: z.record(z.string(), job),
});

const gitlabJob = z.strictObject({
  stage: z.optional(z.string()),
  resource_group: z.optional(z.string()),
  extends: z.optional(z.union([z.string(), texts])),
  script: z.optional(texts),
  variables: z.optional(values),
  rules: z.optional(
    z.array(
      z.strictObject({
        if: z.string(),
        when: z.optional(z.literal('manual')),
        allow_failure: z.optional(z.boolean()),
      }),
    ),
  ),
  environment: z.optional(
    z.strictObject({
      name: z.string(),
      on_stop: z.optional(z.string()),
      action: z.optional(z.literal('stop')),
    }),
  ),
});
const gitlabSchema = z.catchall(
  z.object({
    stages: texts,
    variables: values,
    default: z.strictObject({ tags: texts, before_script: texts }),
  }),
  gitlabJob,
);

const github = z.parse(githubSchema, pipeline('github'));
const gitlab = z.parse(gitlabSchema, pipeline('gitlab'));
const { stages, variables, default: common, ...gitlabJobs } = gitlab;

const ofGithub = Object.values(github.jobs).flatMap(({ steps }) =>
  steps.flatMap((step) => ('run' in step ? step.run : [])),
);
const ofGitlab = [
  ...common.before_script,
  ...Object.values(gitlabJobs).flatMap(({ script }) => script ?? []),
];
/** Where a command says something to the service, or to a file for it, it is none of the guide. */
const plain = (commands: readonly string[]) => [
  ...new Set(
    commands
      .filter((command) => !/^(?:gh|curl) /.test(command))
      .map((command) => command.replace('npm run -s ', 'npm run ').replace(/ > \S+$/, '')),
  ),
];
const [, block = ''] = /## In CI\n\n```sh\n(.*?)```/s.exec(read('tools/docs/TEAMS.md')) ?? [];
const ofGuide = block
  .trim()
  .split('\n')
  .map((line) => line.replace(/\s+#.*/, ''));

it('both do what the guide says, and nothing else', () => {
  expect(ofGuide.length).toBeGreaterThan(5);
  expect(plain(ofGithub).sort()).toEqual([...ofGuide].sort());
  expect(plain(ofGitlab).sort()).toEqual([...ofGuide].sort());
});

it('the release understands each command, and the site and the key are named', () => {
  const releases = ofGuide.filter((command) => command.startsWith('npm run release -- '));
  expect(releases.length).toBeGreaterThan(3);
  for (const command of releases) {
    const args = command.slice('npm run release -- '.length).match(/"[^"]*"|\S+/g) ?? [];
    expect(() => readOptions(args)).not.toThrow();
  }
  const names = ['PLAINDAY_SITE_DIR', 'PLAINDAY_SIGNING_KEY', 'PLAINDAY_URL'];
  for (const values of [github.env, variables]) {
    expect(Object.keys(values)).toEqual(expect.arrayContaining(names));
  }
});

it('no job stands on one that is not there, and none is left without what it reads', () => {
  for (const { needs } of Object.values(github.jobs)) {
    if (needs) expect(Object.keys(github.jobs)).toContain(needs);
  }
  for (const { extends: bases = [], stage, environment } of Object.values(gitlabJobs)) {
    for (const base of [bases].flat()) expect(Object.keys(gitlabJobs)).toContain(base);
    if (stage) expect(stages).toContain(stage);
    if (environment?.on_stop) expect(Object.keys(gitlabJobs)).toContain(environment.on_stop);
  }
});

it('runs of one branch take turns, and nothing that all get is cut off', () => {
  expect(github.concurrency).toEqual({
    group: 'tools-time-${{ github.head_ref || github.ref }}',
    'cancel-in-progress': "${{ github.event_name == 'pull_request' }}",
  });
  const groups = Object.entries(gitlabJobs).flatMap(([name, { script = [], resource_group }]) =>
    script.some((command) => command.includes('release -- ')) ? [[name, resource_group]] : [],
  );
  expect(Object.fromEntries(groups)).toEqual({
    preview: 'preview/$CI_COMMIT_REF_SLUG',
    'end-preview': 'preview/$CI_COMMIT_REF_SLUG',
    canary: 'tools-time',
    promote: 'tools-time',
  });
});

it('what others write, as the name of a branch, never stands in a command', () => {
  for (const command of [...ofGithub, ...ofGitlab]) {
    expect(command).not.toContain('${{');
    // Shells split and open what is not in quotes.
    expect(command.replaceAll(/"[^"]*"/g, '')).not.toContain('$');
  }
});

it('nothing of a fork runs on the machine that has the key of the team', () => {
  for (const [name, { if: condition }] of Object.entries(github.jobs)) {
    const isOnMain = /^github\.event_name == '(?:push|workflow_dispatch)'$/.test(condition);
    const isOwn = condition.includes('head.repo.full_name == github.repository');
    expect([name, isOnMain || isOwn]).toEqual([name, true]);
  }
});
