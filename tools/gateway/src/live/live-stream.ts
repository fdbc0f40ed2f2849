import type { ServerResponse } from 'node:http';
import { eventText } from './change';

/** Bytes that may wait for a reader, beside what the system buffers. */
const MAX_WAITING_BYTES = 64 * 1024;

/** Why a stream ends. The device comes back, but after 'signed-out' with another session. */
export type StreamEnd = 'expired' | 'signed-out' | 'stopping' | 'crowded';

/** Whose a stream is. */
export interface StreamOwner {
  readonly user: string;
  readonly session: string;
  /** The network address it listens from. */
  readonly address: string;
  /** Epoch milliseconds at which its token ends. */
  readonly expiresAt: number;
}

/** One device that listens. */
export class LiveStream {
  constructor(
    readonly owner: StreamOwner,
    readonly response: Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength'>,
  ) {}

  /** Sends a text. A reader that does not keep up is dropped: it comes back and is told what it missed. */
  send(text: string): void {
    if (this.response.writableLength > MAX_WAITING_BYTES) this.response.destroy();
    else this.response.write(text);
  }

  end(reason: StreamEnd): void {
    this.response.end(eventText({ reason }, 'end'));
  }
}
