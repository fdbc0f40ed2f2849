/** The part of a service worker's global scope that is used here; the library of the DOM does not describe it. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly userAgent: string };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> };
  };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface LongEvent {
  waitUntil(promise: Promise<unknown>): void;
}

/** Paths that never start the worker. */
export interface StaticRoute {
  readonly condition: { readonly urlPattern: { readonly pathname: string } };
  readonly source: 'network';
}

export interface InstallEvent extends LongEvent {
  /** Where the browser knows it. */
  addRoutes?(routes: readonly StaticRoute[]): Promise<void>;
}

export interface FetchEvent extends LongEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
