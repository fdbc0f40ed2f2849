/** An e-mail before it is sent or kept. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends an e-mail, or keeps it where it can be read. Rejects when it could not. */
export type SendMail = (mail: Mail) => Promise<void>;
