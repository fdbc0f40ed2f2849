import type { Step } from './find';

/** What a locator does in its page: it looks elements up, and moves the pointer and the keys there. */
export interface EngineHands {
  readonly keyboard: {
    press(keys: string): Promise<void>;
    type(text: string): Promise<void>;
  };
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  /** Runs a body over the `elements` that steps lead to, with an `argument`. */
  find(steps: readonly Step[], body: string, argument?: unknown): Promise<unknown>;
}
