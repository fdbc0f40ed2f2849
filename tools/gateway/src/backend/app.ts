import { App } from '@supabase/lite';
import type { Connection, EmailMessage, IAppConfig } from '@supabase/lite';
import type { Database } from './database/database';
import type { BackendOptions } from './types';

/** The link's type says what a mail is for. */
function kindOf(message: EmailMessage): string | undefined {
  return /[?&](?:amp;)?type=([a-z_]+)/.exec(message.html ?? message.text ?? '')?.[1];
}

/** The auth and REST server, with every door shut that the product does not use. */
export function createApp(
  database: Database,
  options: BackendOptions,
): App<IAppConfig, Connection> {
  const { keys, siteUrl } = options;
  const signInUrl = new URL('/auth', siteUrl).href;
  return new App({
    connection: database.connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: signInUrl,
      additional_redirect_urls: [signInUrl, new URL('/', siteUrl).href],
      jwt_expiry: 3600,
      minimum_password_length: 8,
      password_requirements: 'lower_upper_letters_digits',
      enable_anonymous_sign_ins: false,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        double_confirm_changes: true,
        // The gateway limits mails per address and per sender.
        max_frequency: '1s',
        otp_length: 6,
        otp_expiry: 3600,
      },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: { admin: false },
      drivers: {
        email: {
          send: (message: EmailMessage) =>
            options.sendEmail({
              to: message.to,
              subject: message.subject,
              html: message.html ?? '',
              text: message.text ?? '',
              kind: kindOf(message),
            }),
        },
      },
    },
  });
}
