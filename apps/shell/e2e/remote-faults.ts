import { rm, appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { SiteCopy } from '@plainday/testing-e2e';

/** A remote with one of its tools: how to open it and how to see that it works. */
export interface Subject {
  readonly remote: string;
  readonly module: string;
  /** Search params of the dashboard that show the tool. */
  readonly view: string;
  /** h1 of the tool. */
  readonly heading: string;
  /** Its entry in the sidebar. */
  readonly link: string;
}

function subject(remote: string, module: string, heading: string): Subject {
  return { remote, module, heading, view: `?tool=${module}`, link: heading };
}

/** The tool whose faults every run plants; all the others come with `npm run test:faults`. */
export const sample = subject('tools-time', 'pomodoro', 'Pomodoro Timer');

export const subjects: readonly Subject[] = [
  sample,
  subject('tools-wellbeing', 'mindful', 'Mindful Break'),
  subject('tools-knowledge', 'notes', 'Quick Notes'),
  { ...subject('tasks', 'task-list', 'All Tasks'), view: '' },
];

/** A tool of another remote. */
export function otherThan({ remote }: Subject): Subject {
  const other = subjects.find((candidate) => candidate.remote !== remote);
  if (!other) throw new Error('There is but one remote.');
  return other;
}

interface Scene {
  readonly page: Page;
  readonly site: SiteCopy;
  readonly subject: Subject;
}

export const says = {
  unreachable: 'Its files could not be loaded.',
  tooSlow: 'It took too long to load.',
  unusable: 'What arrived does not work.',
  wrongContract: 'This version of the tool needs a newer Plainday.',
  crashed: 'It stopped because of an error.',
};

export interface Fault {
  readonly name: string;
  /** What the card says. */
  readonly says: string;
  /** Makes the fault; resolves to what takes it away again. */
  readonly cause: (scene: Scene) => Promise<() => Promise<void>>;
}

export const filesOf = ({ remote }: Subject) => new RegExp(`/remotes/(~\\d+/)?${remote}/`);
const chunkOf = ({ remote, module }: Subject) =>
  new RegExp(`/remotes/(~\\d+/)?${remote}/[^/]+/${module}\\.[^/]*js`);

/** A fault between browser and gateway. */
function network(
  name: string,
  says: string,
  answer: (route: Route) => Promise<void>,
  target = filesOf,
): Fault {
  return {
    name,
    says,
    cause: async ({ page, subject }) => {
      await page.route(target(subject), answer);
      return () => page.unroute(target(subject), answer);
    },
  };
}

/** Requests without an answer; those that hang go on hanging when the fault is gone. */
function hang(name: string, target = filesOf): Fault {
  return {
    name,
    says: says.tooSlow,
    cause: async ({ page, subject }) => {
      let isBroken = true;
      await page.route(target(subject), (route) =>
        isBroken ? new Promise<void>(() => undefined) : route.continue(),
      );
      return async () => {
        isBroken = false;
      };
    },
  };
}

const respond = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body });

/** A fault in the code: a build with correct hashes, published as the live version. */
export function code(
  name: string,
  says: string,
  edit: (file: string, content: string, subject: Subject) => string,
): Fault {
  return {
    name,
    says,
    cause: async ({ site, subject }) => {
      const good = await site.release();
      const publish = (file: string, content: string) => edit(file, content, subject);
      await site.publishEdited(subject.remote, publish);
      return () => site.setRelease(good);
    },
  };
}

/** Puts another component in the place of a module's page; nothing else changes. */
export function withPage(content: string, component: string): string {
  return content.replace(/\{Page:\(\)=>[\w$]+/, `{Page:()=>${component}`);
}

export function throwOnRender(_file: string, content: string): string {
  return withPage(content, "function(){throw new Error('planted')}");
}

export function loopOnRender(_file: string, content: string): string {
  return withPage(content, 'function(){for(;;);}');
}

/** A page that asks to be drawn again each time it is drawn: React ends it. */
function redrawOnRender(_file: string, content: string): string {
  const react = /\(0,([\w$]+)\.use(?:State|Effect|Memo|Callback|Ref)\)/.exec(content)?.[1];
  if (!react) return content;
  const component = `function(){const[,set]=(0,${react}.useState)(0);set(n=>n+1);return null}`;
  return withPage(content, component);
}

function insteadOfPage(content: string, statement: string): string {
  return content.replace(/([\w$]+\.d\([\w$]+,\{Page:)/, `(()=>{${statement}})(),$1`);
}

async function folderOf({ site, subject }: Scene): Promise<string> {
  const { remotes } = await site.release();
  const version = remotes[subject.remote]?.version ?? 'unknown';
  return join(site.folder, 'remotes', subject.remote, version);
}

export const faults: readonly Fault[] = [
  network('answers 404', says.unreachable, respond(404, 'text/plain', 'Not found')),
  network('answers 500', says.unreachable, respond(500, 'text/plain', 'Server error')),
  network('sends garbage', says.unreachable, respond(200, 'text/javascript', '\u0000\u0001]]{{')),
  network(
    'sends HTML',
    says.unreachable,
    respond(200, 'text/html', '<!doctype html><title>Hello</title>'),
  ),
  network('is cut off', says.unreachable, (route) => route.abort('connectionreset')),
  hang('hangs'),
  network(
    'has a chunk that answers 404',
    says.unreachable,
    respond(404, 'text/plain', 'Not found'),
    chunkOf,
  ),
  hang('has a chunk that hangs', chunkOf),
  code('throws when its entry runs', says.unusable, (file, content) =>
    file.endsWith('remote-entry.js') ? `throw new Error('planted');${content}` : content,
  ),
  code('throws on import', says.unusable, (_file, content) =>
    insteadOfPage(content, "throw new Error('planted')"),
  ),
  code('throws on render', says.crashed, throwOnRender),
  code('draws itself without end', says.crashed, redrawOnRender),
  {
    name: 'has another contract',
    says: says.wrongContract,
    cause: async ({ site, subject }) => {
      const good = await site.release();
      await site.changeRemote(subject.remote, (live) => ({
        ...live,
        contract: '99.0',
        previous: undefined,
      }));
      return () => site.setRelease(good);
    },
  },
  {
    name: 'is missing on disk',
    says: says.unreachable,
    cause: async (scene) => {
      const good = await scene.site.release();
      await scene.site.publishEdited(scene.subject.remote, (_file, content) => `${content}\n`);
      await rm(await folderOf(scene), { recursive: true });
      return () => scene.site.setRelease(good);
    },
  },
  {
    name: 'was tampered with',
    says: says.unreachable,
    cause: async (scene) => {
      const good = await scene.site.release();
      await scene.site.publishEdited(scene.subject.remote, (_file, content) => `${content}\n`);
      await appendFile(join(await folderOf(scene), 'remote-entry.js'), ';void 0;');
      return () => scene.site.setRelease(good);
    },
  },
];
