import type {
  OffersPort,
  OverlayRequest,
  Questions,
  Selection,
  ShellApi,
  ShellTimer,
  ToastAction,
  ToastMessage,
} from '@plainday/federation-contract';
import { createUndo, type Undo } from '@plainday/ui-patterns';
import { TEST_USER } from './builders';

/** A shell without a screen: it does what it is asked and remembers it. */
export interface TestShell extends ShellApi {
  readonly undo: Undo;
  readonly toasts: ToastMessage[];
  readonly briefs: { text: string; action?: ToastAction }[];
  readonly visited: Selection[];
  /** Modules drawn over the page, in order; null where one was closed. */
  readonly overlays: (string | null)[];
  /** What each of them was asked for, in order. */
  readonly requests: OverlayRequest[];
}

/** Nobody offers anything. A test gives `offers` of its own where it needs some. */
const NO_OFFERS: OffersPort = {
  facts: async () => [],
  subjects: async () => [],
  layers: async () => [],
  lists: async () => [],
  find: async () => [],
  get: async () => null,
  open: async () => false,
  linksTo: async () => [],
  search: async () => [],
  act: async () => null,
  run: () => Promise.resolve(false),
  subscribe: () => () => undefined,
  /** Answered by what the test gives for each question, and again at every change. */
  follow(part, question, listener) {
    const { kind, range, text, ref } = question as Required<
      Questions['facts']['ask'] & Questions['links']['ask'] & Questions['linksTo']['ask']
    >;
    const reads = {
      facts: () => this.facts(kind, range),
      layers: () => this.layers(kind, range),
      search: () => this.search(text),
      links: () => this.find(text),
      linksTo: () => this.linksTo(ref),
    };
    let isOver = false;
    const ask = () =>
      void reads[part]().then((items) => {
        if (!isOver) listener({ items: items as never, ready: true, silent: [] });
      });
    const isCounted = part === 'facts' || part === 'layers';
    const stop = isCounted ? this.subscribe(part, kind, ask) : undefined;
    ask();
    return () => {
      isOver = true;
      stop?.();
    };
  },
};

/** Makes a shell for one test. Its timers are kept in memory; pass it on to outlive a page. */
export function createTestShell(fields: Partial<Omit<ShellApi, 'undo'>> = {}): TestShell {
  const toasts: TestShell['toasts'] = [];
  const briefs: TestShell['briefs'] = [];
  const visited: Selection[] = [];
  const overlays: TestShell['overlays'] = [];
  const requests: TestShell['requests'] = [];
  const listeners = new Set<() => void>();
  let timers: readonly ShellTimer[] = [];

  function save(next: readonly ShellTimer[]) {
    timers = next;
    listeners.forEach((listener) => listener());
  }

  const notify: ShellApi['notify'] = {
    toast: (message) => {
      toasts.push(message);
      return () => undefined;
    },
    brief: (text, action) => {
      briefs.push({ text, action });
      return () => undefined;
    },
  };

  return {
    user: TEST_USER,
    selection: { kind: 'all' },
    search: '',
    navigate: (selection) => void visited.push(selection),
    setSearch: () => undefined,
    hrefOf: (selection) =>
      selection.kind === 'tool' && selection.at ? `/dashboard?at=${selection.at}` : '/dashboard',
    notify,
    undo: createUndo(notify),
    snoozes: { until: () => undefined, subscribe: () => () => undefined },
    timers: {
      list: () => timers,
      set: (timer) => save([...timers.filter(({ id }) => id !== timer.id), timer]),
      clear: (id) => save(timers.filter((timer) => timer.id !== id)),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    overlay: {
      open: (id, request = {}) => {
        overlays.push(id);
        requests.push(request);
      },
      request: () => requests.at(-1) ?? {},
      close: () => void overlays.push(null),
    },
    offers: NO_OFFERS,
    modules: [],
    ...fields,
    toasts,
    briefs,
    visited,
    overlays,
    requests,
  };
}
