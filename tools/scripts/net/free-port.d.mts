/** A port of the loopback address nobody listens on at this moment. */
export function freePort(): Promise<number>;
