import { answerPages, personOf } from '../shared/pages.ts';
import { createVoiceToText } from './handler.ts';
import { readService } from './settings.ts';

/** The part of Deno that is used here: Supabase runs this file, the gateway runs `handler.ts`. */
declare const Deno: {
  readonly env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const env = Deno.env.toObject();

const voiceToText = createVoiceToText({
  service: readService(env),
  userOf: (request) => personOf(request, env),
  log: (line) => console.warn(line),
  now: () => Date.now(),
});

Deno.serve((request) => answerPages(request, voiceToText));
