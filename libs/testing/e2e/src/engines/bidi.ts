import { once } from 'node:events';
import { WebSocket } from 'ws';
import { answered } from './driver';

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** A connection over which commands of WebDriver BiDi go, and their answers and events come. */
export class BidiConnection {
  readonly #waiting = new Map<number, (message: Message) => void>();
  readonly #listeners = new Map<string, (params: never) => void>();
  #lastId = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Message;
      if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
      else this.#listeners.get(message.method ?? '')?.(message.params as never);
    });
  }

  static async open(address: string): Promise<BidiConnection> {
    const socket = new WebSocket(address);
    await answered(`connecting to ${address}`, once(socket, 'open'));
    return new BidiConnection(socket);
  }

  /** Calls back at each event of a kind; one listener each. */
  on<Params>(method: string, listener: (params: Params) => void): void {
    this.#listeners.set(method, listener);
  }

  async send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = (this.#lastId += 1);
    const answer = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const message = await answered(method, answer).finally(() => this.#waiting.delete(id));
    if (message.type === 'error')
      throw new Error(`${method}: ${message.error}. ${message.message}`);
    return message.result as Result;
  }

  close(): void {
    this.socket.close();
  }
}
