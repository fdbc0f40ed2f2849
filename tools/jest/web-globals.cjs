// jsdom hides what Node and browsers share. The outer realm is asked for it; BroadcastChannel stays
// away on purpose: supabase-js would open one and Jest would never exit.
const { runInThisContext } = require('node:vm');

const NAMES = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
];

if (typeof window !== 'undefined') {
  const outer = runInThisContext('globalThis');
  for (const name of NAMES) {
    Object.defineProperty(globalThis, name, {
      value: outer[name],
      configurable: true,
      writable: true,
    });
  }
  Object.defineProperty(globalThis, 'crypto', { value: outer.crypto, configurable: true });
  delete globalThis.BroadcastChannel;
  // jsdom has no idle callbacks: it is idle when a timer comes.
  globalThis.requestIdleCallback = (callback) =>
    setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 1);
  globalThis.cancelIdleCallback = (handle) => clearTimeout(handle);
  // jsdom has no media queries: none matches.
  globalThis.matchMedia = (media) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
}

// supabase-js refuses to start where there is no WebSocket (Node 20); nothing here opens one.
globalThis.WebSocket ??= class WebSocket {};
