/** A source of input as the W3C's WebDriver standards describe it: classic and BiDi take the same. */
export interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly Record<string, unknown>[];
}

/** One tab of a browser under test: the little that both engines' drivers do the same way. */
export interface Tab {
  /** Opens an address and waits for the page, or only until it answers. */
  go(url: string, until?: 'load' | 'commit'): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function body in the page; a promise it returns is waited for. Arguments and result are JSON. */
  run(body: string, ...args: unknown[]): Promise<unknown>;
  act(sources: readonly InputSource[]): Promise<void>;
  /** The size of the page itself. */
  resize(width: number, height: number): Promise<void>;
  /** A picture of what is seen, as base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

/** A browser under test. It is started once; each story has it as if it was new. */
export interface Engine {
  readonly name: string;
  /** A tab that shares what is kept with the others since the last `forget`. */
  open(): Promise<Tab>;
  /** Ends all tabs, and forgets what was kept for an origin. */
  forget(origin: string): Promise<void>;
  /** What the pages have complained about since the last `forget`: errors in the console, and none that was caught. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/**
 * What a browser says of itself, which is no fault: Firefox's red line for a script with a hash whose load a leaving page
 * has broken off, and the icon that a file without a page may not have.
 */
const ITS_OWN = /sha(256|384|512)\W.*integrity|integrity.*sha(256|384|512)|favicon\.ico/i;

/** Whether an error in the console is the browser's own. */
export const isItsOwn = (error: string): boolean => ITS_OWN.test(error);

/** How long a driver may take to answer. Milliseconds. */
const ANSWER_LIMIT_MS = 60_000;

/** What a driver answers, or a clear end where it hangs. */
export async function answered<Answer>(what: string, answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const say = () => reject(new Error(`The driver has not answered for 60 s: ${what}`));
    timer = setTimeout(say, ANSWER_LIMIT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
