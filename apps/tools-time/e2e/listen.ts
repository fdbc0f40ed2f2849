import type { Page } from '@playwright/test';

/** Counts the tones of a page and keeps its notifications. Without a word the browser was not asked for the permission. */
export async function listen(
  page: Page,
  access: NotificationPermission = 'default',
): Promise<void> {
  await page.addInitScript((permission) => {
    const heard = {
      tones: 0,
      contexts: 0,
      states: [] as string[],
      shown: [] as string[],
      bodies: [] as string[],
      asked: 0,
    };
    Object.assign(window, { heard });
    const Given = AudioContext;
    window.AudioContext = class extends Given {
      constructor() {
        super();
        heard.contexts += 1;
        this.addEventListener('statechange', () => heard.states.push(this.state));
      }
    };
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      heard.tones += 1;
      return create.call(this);
    };
    class Quiet extends EventTarget {
      static permission = permission;
      static requestPermission = async () => {
        heard.asked += 1;
        Quiet.permission = 'granted';
        return 'granted';
      };
      constructor(title: string, { body = '' } = {}) {
        super();
        heard.shown.push(title);
        heard.bodies.push(body);
      }
      close() {}
    }
    Object.assign(window, { Notification: Quiet });
  }, access);
}

interface Heard {
  readonly tones: number;
  readonly contexts: number;
  /** What the contexts became, one after the other. */
  readonly states: readonly string[];
  readonly shown: readonly string[];
  readonly bodies: readonly string[];
  readonly asked: number;
}

/** What a page has sounded and shown so far. */
export const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: Heard }).heard);
