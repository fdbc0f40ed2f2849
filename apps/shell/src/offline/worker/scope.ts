import type { Shown } from './pushed';

/** The part of a service worker's global scope that is used here; the library of the DOM does not describe it. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly userAgent: string };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> };
    getNotifications(which: { tag: string }): Promise<readonly WorkerNotification[]>;
    showNotification(title: string, options: Omit<Shown, 'title'>): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}

/** A page under the worker. */
export interface OpenPage {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

interface WorkerNotification {
  readonly data: unknown;
  close(): void;
}

interface LongEvent {
  waitUntil(promise: Promise<unknown>): void;
}

export interface PushEvent extends LongEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationEvent extends LongEvent {
  /** Empty where the notification itself was chosen. */
  readonly action: string;
  readonly notification: WorkerNotification;
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
