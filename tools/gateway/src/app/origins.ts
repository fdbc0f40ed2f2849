import { hostname, networkInterfaces } from 'node:os';
import { isLoopback } from '../http/client-address';

/** The addresses this gateway is known by. */
export interface Origins {
  /** The one that is printed and stands in mails. */
  readonly main: string;
  /** All of them; the main one first. */
  readonly all: readonly string[];
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Names a machine can be reached by when it listens on all of its addresses. */
function machineNames(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return [
    hostname().toLowerCase(),
    ...addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  ].filter((name) => URL.canParse(`http://${name}`));
}

/** Works out the own origins. On loopback a browser may use any of its three names. */
export function ownOrigins(host: string, port: number, publicUrl: string | undefined): Origins {
  if (publicUrl) return { main: publicUrl, all: [publicUrl] };
  const everywhere = host === '0.0.0.0' || host === '::';
  if (isLoopback(host) || everywhere) {
    const names = [...loopbackNames, ...(everywhere ? machineNames() : [])];
    const all = [...new Set(names.map((name) => `http://${name}:${port}`))];
    return { main: `http://localhost:${port}`, all };
  }
  const main = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return { main, all: [main] };
}

/** The own origin a browser used, by its Host header; the main one when it names no known origin. */
export function originOf(hostHeader: string | undefined, origins: Origins): string {
  return origins.all.find((origin) => new URL(origin).host === hostHeader) ?? origins.main;
}
