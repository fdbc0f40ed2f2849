import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BidiConnection } from './bidi';
import { isItsOwn, type Engine, type Tab } from './driver';
import { startTool } from './tool';

/** As a browser on a desk with a mouse, that asks for nothing and moves nothing. */
const PREFERENCES = {
  'remote.active-protocols': 1,
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-US',
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'signon.rememberSignons': false,
};

interface Entry {
  readonly level: string;
  readonly text: string | null;
}

/** Firefox by WebDriver BiDi, which it speaks without a driver. */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'plainday-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const tool = startTool(path, args);
  const close = async () => {
    await tool.stop();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const [, address = ''] = await tool.said(/WebDriver BiDi listening on (ws:\S+)/);
    const bidi = await BidiConnection.open(`${address}/session`);
    await bidi.send('session.new', { capabilities: {} });
    return await engineOf(bidi, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function engineOf(bidi: BidiConnection, close: () => Promise<void>): Promise<Engine> {
  const errors: string[] = [];
  bidi.on('log.entryAdded', ({ level, text }: Entry) => {
    if (level === 'error' && !isItsOwn(text ?? '')) errors.push(text ?? '');
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  // Firefox ends when its last window goes.
  let person: string | null = null;

  async function tabOf(context: string): Promise<Tab> {
    const go = (command: string, params: object, until: 'load' | 'commit') =>
      bidi.send(`browsingContext.${command}`, {
        context,
        wait: until === 'load' ? 'complete' : 'none',
        ...params,
      });
    return {
      go: async (url, until = 'load') => void (await go('navigate', { url }, until)),
      reload: async () => void (await go('reload', {}, 'load')),
      back: async () =>
        void (await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })),
      async run(body, ...args) {
        const expression = `(async () => JSON.stringify(await (function () {${body}}).apply(window, ${JSON.stringify(args)})))()`;
        const answer = await bidi.send<ScriptAnswer>('script.evaluate', {
          expression,
          target: { context },
          awaitPromise: true,
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        const { value } = answer.result;
        return value === undefined ? undefined : (JSON.parse(value) as unknown);
      },
      act: async (actions) => void (await bidi.send('input.performActions', { context, actions })),
      resize: async (width, height) =>
        void (await bidi.send('browsingContext.setViewport', {
          context,
          viewport: { width, height },
        })),
      picture: async () =>
        (await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
      close: async () => void (await bidi.send('browsingContext.close', { context })),
    };
  }

  return {
    name: 'Firefox',
    async open() {
      person ??= (await bidi.send<{ userContext: string }>('browser.createUserContext'))
        .userContext;
      const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
        type: 'tab',
        userContext: person,
      });
      return tabOf(context);
    },
    async forget() {
      if (person) await bidi.send('browser.removeUserContext', { userContext: person });
      person = null;
      errors.length = 0;
    },
    errors: async () => errors,
    async close() {
      bidi.close();
      await close();
    },
  };
}

type ScriptAnswer =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };
