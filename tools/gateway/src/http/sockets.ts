import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeAddress } from './client-address';

/** How many sockets there may be. */
export interface SocketLimits {
  readonly total: number;
  /** From one peer; without one all share the total, as behind a proxy. */
  readonly perPeer: number | undefined;
}

const SECOND = 1000;
const KEEP_ALIVE_MS = 30 * SECOND;
/** Once half of the places are taken, a socket that rests goes sooner. */
const KEEP_ALIVE_CROWDED_MS = 5 * SECOND;

const BODY = JSON.stringify({ code: 'too_many_connections', message: 'Too many connections.' });
const FULL = [
  'HTTP/1.1 503 Service Unavailable',
  'content-type: application/json; charset=utf-8',
  'cache-control: no-store',
  'retry-after: 5',
  `content-length: ${BODY.length}`,
  'connection: close',
  '',
  BODY,
];

/** Sockets in the order they came, with those on which a request is being answered. */
class Group {
  readonly #idle = new Set<Socket>();
  readonly #busy = new Set<Socket>();

  get size(): number {
    return this.#idle.size + this.#busy.size;
  }

  rest(socket: Socket): void {
    this.#busy.delete(socket);
    this.#idle.add(socket);
  }

  work(socket: Socket): void {
    this.#idle.delete(socket);
    this.#busy.add(socket);
  }

  leave(socket: Socket): void {
    this.#idle.delete(socket);
    this.#busy.delete(socket);
  }

  /** Closes the one that has rested longest, a half sent head included. False when all work. */
  dropOldestIdle(): boolean {
    const [oldest] = this.#idle;
    if (!oldest) return false;
    this.leave(oldest);
    oldest.destroy();
    return true;
  }
}

function turnAway(socket: Socket): void {
  socket.on('error', () => undefined);
  socket.end(FULL.join('\r\n'));
  setTimeout(() => socket.destroy(), SECOND).unref();
}

/**
 * Shares the sockets out: a peer that wants more than its part, or anybody once all are taken, gets a place
 * only from a socket that rests. Where all work, the newcomer is told to come again.
 */
export function shareSockets(server: Server, { total, perPeer }: SocketLimits): void {
  const all = new Group();
  const peers = new Map<string, Group>();
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // Above our own count, so that a full server still answers.
  server.maxConnections = total + 100;

  const hasRoom = (group: Group, limit: number) => group.size < limit || group.dropOldestIdle();

  server.on('connection', (socket: Socket) => {
    const key = normalizeAddress(socket.remoteAddress ?? '');
    const peer = peers.get(key) ?? new Group();
    if ((perPeer !== undefined && !hasRoom(peer, perPeer)) || !hasRoom(all, total)) {
      turnAway(socket);
      return;
    }
    peers.set(key, peer);
    const groups = [all, peer];
    for (const group of groups) group.rest(socket);
    server.keepAliveTimeout = all.size > total / 2 ? KEEP_ALIVE_CROWDED_MS : KEEP_ALIVE_MS;
    places.set(socket, groups);
    socket.once('close', () => {
      for (const group of groups) group.leave(socket);
      if (peer.size === 0) peers.delete(key);
    });
  });

  const places = new WeakMap<Socket, Group[]>();
  server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    for (const group of places.get(socket) ?? []) group.work(socket);
    // Who listens is counted by account.
    response.once('streaming', () => places.get(socket)?.[1]?.leave(socket));
    response.once('close', () => {
      if (!socket.destroyed) for (const group of places.get(socket) ?? []) group.rest(socket);
    });
  });
}
