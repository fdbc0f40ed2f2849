import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { Clock } from '../core/clock';
import type { Mail } from './mail';

const MAX_MAILS = 200;
const KEPT_MS = 30 * 24 * 60 * 60_000;

const keptMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Addresses in the mail, in order. */
  links: z.array(z.string()),
  /** ISO instant. */
  sentAt: z.string(),
});

/** A mail in the local mailbox, as `/dev/mailbox.json` shows it. */
export type KeptMail = z.infer<typeof keptMail>;

/** Addresses in a text, each once. */
export function linksOf(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"')]*[^\s<>"').,;:!?]/g) ?? [])];
}

/** Mails that were not sent, newest first, kept over a restart in one bounded file. */
export class Mailbox {
  #mails: KeptMail[] = [];
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(
    readonly path: string,
    readonly clock: Clock,
  ) {}

  /** Reads what an earlier run kept. A file that cannot be read is begun anew. */
  async load(): Promise<void> {
    try {
      this.#mails = z.parse(z.array(keptMail), JSON.parse(await readFile(this.path, 'utf8')));
    } catch {
      this.#mails = [];
    }
  }

  /** All mails, newest first. */
  get mails(): readonly KeptMail[] {
    return this.#mails;
  }

  /** Keeps a mail; resolves when it was written. */
  async add(mail: Mail): Promise<void> {
    const sentAt = new Date(this.clock.now()).toISOString();
    const { to, subject, text, html } = mail;
    const kept = { to, subject, text, html, links: linksOf(text), sentAt };
    this.#mails = [kept, ...this.#mails].slice(0, MAX_MAILS);
    this.#next ??= this.#writeNext();
    await this.#next;
  }

  /** Drops what was written to an address or names it, what was written to others that are gone, and what is older than a month. */
  async forget(email: string | null, gone: ReadonlySet<string> = new Set()): Promise<void> {
    const oldest = new Date(this.clock.now() - KEPT_MS).toISOString();
    const names = ({ to, text }: KeptMail) =>
      email !== null && (to.toLowerCase() === email || text.toLowerCase().includes(email));
    const kept = this.#mails.filter(
      (mail) => mail.sentAt >= oldest && !names(mail) && !gone.has(mail.to),
    );
    if (kept.length === this.#mails.length) return;
    this.#mails = kept;
    this.#next ??= this.#writeNext();
    await this.#next;
  }

  /** One write for all mails that came while the one before was running. */
  async #writeNext(): Promise<void> {
    await this.#writing;
    this.#next = null;
    // A full disk must not stop a sign-up: the mail can be read here until the next start.
    this.#writing = this.#write().catch(() => undefined);
    await this.#writing;
  }

  async #write(): Promise<void> {
    const temporary = `${this.path}.${randomBytes(4).toString('hex')}.tmp`;
    await writeFile(temporary, JSON.stringify(this.#mails), { mode: 0o600 });
    await rename(temporary, this.path);
  }
}
