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

export const subjects: readonly Subject[] = [
  subject('tools-time', 'pomodoro', 'Pomodoro Timer'),
  subject('tools-wellbeing', 'mindful', 'Mindful Break'),
  subject('tools-knowledge', 'notes', 'Quick Notes'),
  { ...subject('tasks', 'task-list', 'All Tasks'), view: '' },
];

interface Scene {
  readonly page: Page;
  readonly site: SiteCopy;
  readonly subject: Subject;
}

export interface Fault {
  readonly name: string;
  /** Makes the fault; resolves to what takes it away again. */
  readonly cause: (scene: Scene) => Promise<() => Promise<void>>;
}

const filesOf = ({ remote }: Subject) => new RegExp(`/remotes/(~\\d+/)?${remote}/`);
const chunkOf = ({ remote, module }: Subject) =>
  new RegExp(`/remotes/(~\\d+/)?${remote}/[^/]+/${module}\\.[^/]*js`);

/** A fault between browser and gateway. */
function network(name: string, answer: (route: Route) => Promise<void>, target = filesOf): Fault {
  return {
    name,
    cause: async ({ page, subject }) => {
      await page.route(target(subject), answer);
      return () => page.unroute(target(subject), answer);
    },
  };
}

const respond = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body });

/** A fault in the code: a build with correct hashes, published as the live version. */
function code(
  name: string,
  edit: (file: string, content: string, subject: Subject) => string,
): Fault {
  return {
    name,
    cause: async ({ site, subject }) => {
      const good = await site.release();
      const publish = (file: string, content: string) => edit(file, content, subject);
      await site.publishEdited(subject.remote, publish);
      return () => site.setRelease(good);
    },
  };
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
  network('answers 404', respond(404, 'text/plain', 'Not found')),
  network('answers 500', respond(500, 'text/plain', 'Server error')),
  network('sends garbage', respond(200, 'text/javascript', '\u0000\u0001]]{{')),
  network('sends HTML', respond(200, 'text/html', '<!doctype html><title>Hello</title>')),
  network('is cut off', (route) => route.abort('connectionreset')),
  network('hangs', () => new Promise(() => undefined)),
  network('has a chunk that answers 404', respond(404, 'text/plain', 'Not found'), chunkOf),
  network('has a chunk that hangs', () => new Promise(() => undefined), chunkOf),
  code('throws when its entry runs', (file, content) =>
    file.endsWith('remote-entry.js') ? `throw new Error('planted');${content}` : content,
  ),
  code('throws on import', (_file, content) =>
    insteadOfPage(content, "throw new Error('planted')"),
  ),
  code('throws on render', (_file, content) =>
    content.replace(/\{Page:\(\)=>[\w$]+/, "{Page:()=>function(){throw new Error('planted')}"),
  ),
  {
    name: 'has another contract',
    cause: async ({ site, subject }) => {
      const good = await site.release();
      await site.changeRemote(subject.remote, (live) => ({
        ...live,
        contract: 99,
        previous: undefined,
      }));
      return () => site.setRelease(good);
    },
  },
  {
    name: 'is missing on disk',
    cause: async (scene) => {
      const good = await scene.site.release();
      await scene.site.publishEdited(scene.subject.remote, (_file, content) => `${content}\n`);
      await rm(await folderOf(scene), { recursive: true });
      return () => scene.site.setRelease(good);
    },
  },
  {
    name: 'was tampered with',
    cause: async (scene) => {
      const good = await scene.site.release();
      await scene.site.publishEdited(scene.subject.remote, (_file, content) => `${content}\n`);
      await appendFile(join(await folderOf(scene), 'remote-entry.js'), ';void 0;');
      return () => scene.site.setRelease(good);
    },
  },
];
