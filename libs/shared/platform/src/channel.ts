/** A way to tell the other tabs of this origin something. Silent where the browser has no channel. */
export interface Channel<Message> {
  post(message: Message): void;
  close(): void;
}

/** Opens a named channel. The listener hears the other tabs, never its own messages. */
export function openChannel<Message>(
  name: string,
  listen: (message: Message) => void,
): Channel<Message> {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event: MessageEvent<Message>) => listen(event.data);
  return {
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
