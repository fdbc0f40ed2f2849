import { answerPages, personOf } from '../shared/pages.ts';
import { createForeignCalendar } from './handler.ts';
import { pinnedSender, type Network } from './pinned-sender.ts';

/** The part of Deno that is used here: Supabase runs this file, the gateway runs `handler.ts`. */
declare const Deno: Network & {
  readonly env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const env = Deno.env.toObject();

const foreignCalendar = createForeignCalendar({
  userOf: (request) => personOf(request, env),
  send: pinnedSender(Deno),
  now: () => Date.now(),
});

Deno.serve((request) => answerPages(request, foreignCalendar));
