import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../program';
import { answered, isItsOwn, type Engine, type Tab } from './driver';
import { startTool } from './tool';

/** Where the programs lie that make up WebKit on a desk without a screen. */
export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
  /** The manager of windows: without one no page ever has the focus. */
  readonly windows: string;
}

/** What the pages keep, for the next story to be the first. */
const FORGET = `
  localStorage.clear();
  return Promise.all([
    navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister()))),
    caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
    indexedDB.databases().then((all) => Promise.all(all.map(({ name }) => new Promise((done) => {
      const going = indexedDB.deleteDatabase(name);
      going.onsuccess = going.onerror = going.onblocked = done;
    })))),
  ]).then(() => undefined);`;
/** A window without bars, which may be as narrow as a phone. */
const OPEN_WINDOW = `open('about:blank', '_blank', 'width=1280,height=800,toolbar=no,menubar=no');`;
/** Windows without frames, of the size they ask for; a new one has the focus. */
const WINDOWS = `<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew></focus>
  <applications><application class="*"><decor>no</decor><focus>yes</focus></application></applications>
</openbox_config>`;
/**
 * Writes down what a page complains about, from its first script on, for the driver tells nothing of its console. What is
 * complained about before, while the page loads, is not heard.
 */
const LISTEN = `
  if (!window.plaindayHeard) {
    const heard = (window.plaindayHeard = []);
    const write = console.error;
    console.error = (...parts) => {
      heard.push(parts.map(String).join(' '));
      write.apply(console, parts);
    };
    addEventListener('error', ({ message }) => message && heard.push(message));
    addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
    addEventListener('securitypolicyviolation', (event) => heard.push(event.violatedDirective + ' ' + event.blockedURI));
  }`;
/** In the text itself: the page's policy forbids it to make functions of texts. */
const runnable = (body: string) => `
  const [args, answer] = arguments;
  ${LISTEN}
  const end = (what) => answer({ ...what, heard: plaindayHeard.splice(0) });
  (async () => (function () {${body}}).apply(window, args))().then(
    (value) => end({ value }),
    (error) => end({ error: String(error) }),
  );`;

/** WebKitGTK by its driver, on a screen of its own. */
export async function startWebKit(paths: WebKitPaths): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'plainday-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const screen = startTool(paths.display, ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  const [, number = ''] = await screen.said(/^(\d+)\n/m);
  const rules = join(home, 'windows.xml');
  await writeFile(rules, WINDOWS);
  const display = { ...process.env, DISPLAY: `:${number}`, XDG_CONFIG_HOME: home };
  const windows = startTool(paths.windows, ['--sm-disable', '--config-file', rules], display);
  const port = await freePort();
  const tool = startTool(paths.driver, ['-p', String(port)], {
    ...display,
    LANG: 'C.UTF-8',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const server = `http://127.0.0.1:${port}`;

  async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
    const sent = fetch(`${server}${path}`, { method, body: body && JSON.stringify(body) });
    const answer = await answered(`${method} ${path}`, sent);
    const { value } = (await answer.json()) as { value: Value & { message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message ?? answer.status}`);
    return value;
  }

  await answered(
    'the start of the driver',
    untilUp(() => call('GET', '/status')),
  );
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // A page that goes meanwhile never answers: who looks again must have the time for it.
        timeouts: { script: 8_000 },
        'webkitgtk:browserOptions': {
          binary: paths.browser,
          args: ['--automation', '--javascript-can-open-windows-automatically=true'],
        },
      },
    },
  });
  const send = <Value>(method: string, path: string, body?: object) =>
    call<Value>(method, `/session/${sessionId}${path}`, body);
  const handles = () => send<string[]>('GET', '/window/handles');
  const [first = ''] = await handles();
  let current = '';
  const errors: string[] = [];

  async function turnTo(handle: string): Promise<void> {
    if (current !== handle) await send('POST', '/window', { handle });
    current = handle;
  }

  async function runIn(handle: string, body: string, args: readonly unknown[]): Promise<unknown> {
    await turnTo(handle);
    const answer = await send<Answer>('POST', '/execute/async', {
      script: runnable(body),
      args: [args],
    });
    errors.push(...answer.heard.filter((text) => !isItsOwn(text)));
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  function tabOf(handle: string): Tab {
    const post = async (path: string, body: object) => {
      await turnTo(handle);
      await send('POST', path, body);
    };
    const hear = () => runIn(handle, '', []);
    const move = async (path: string, body: object) => {
      await hear();
      await post(path, body);
      await hear();
    };
    return {
      go: (url, until = 'load') =>
        until === 'load' ? move('/url', { url }) : post('/execute/sync', goOn(url)),
      reload: () => move('/refresh', {}),
      back: () => move('/back', {}),
      run: (body, ...args) => runIn(handle, body, args),
      act: (actions) => post('/actions', { actions }),
      resize: (width, height) => post('/window/rect', { x: 0, y: 0, width, height }),
      async picture() {
        await turnTo(handle);
        return send<string>('GET', '/screenshot');
      },
      async close() {
        await turnTo(handle);
        await send('DELETE', '/window');
        current = '';
      },
    };
  }

  return {
    name: 'WebKit',
    async open() {
      const before = await handles();
      await runIn(first, OPEN_WINDOW, []);
      const isNew = (handle: string) => !before.includes(handle);
      const handle = await answered(
        'a new window',
        untilUp(async () => {
          const found = (await handles()).find(isNew);
          if (!found) throw new Error('There is no new window.');
          return found;
        }),
      );
      return tabOf(handle);
    },
    async forget(origin) {
      for (const handle of await handles()) if (handle !== first) await tabOf(handle).close();
      await tabOf(first).go(`${origin}/robots.txt`);
      await runIn(first, FORGET, []);
      errors.length = 0;
    },
    async errors() {
      for (const handle of await handles()) await runIn(handle, '', []);
      return errors;
    },
    async close() {
      await call('DELETE', `/session/${sessionId}`).catch(() => undefined);
      await tool.stop();
      await windows.stop();
      await screen.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

interface Answer {
  readonly value?: unknown;
  readonly error?: string;
  readonly heard: readonly string[];
}

const goOn = (url: string) => ({ script: 'location.href = arguments[0];', args: [url] });

async function untilUp<Value>(look: () => Promise<Value>): Promise<Value> {
  const giveUpAt = performance.now() + 30_000;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}
