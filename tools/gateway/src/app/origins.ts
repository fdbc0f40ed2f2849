import { isLoopback } from '../http/client-address';

/** The addresses this gateway is known by. */
export interface Origins {
  /** The one that is printed and stands in mails. */
  readonly main: string;
  /** All of them; the main one first. */
  readonly all: readonly string[];
}

/** Works out the own origins. On loopback a browser may use any of its three names. */
export function ownOrigins(host: string, port: number, publicUrl: string | undefined): Origins {
  if (publicUrl) return { main: publicUrl, all: [publicUrl] };
  if (isLoopback(host) || host === '0.0.0.0' || host === '::') {
    const names = ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`);
    return { main: names[0] ?? '', all: names };
  }
  const main = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return { main, all: [main] };
}

/** The own origin a browser used, by its Host header; the main one when it names no known origin. */
export function originOf(hostHeader: string | undefined, origins: Origins): string {
  return origins.all.find((origin) => new URL(origin).host === hostHeader) ?? origins.main;
}
