import { Check } from 'lucide';
import { modeTexts, tagline } from '../../auth/auth-texts';
import { svg } from './inline';

/** The sign-in card: a picture around a live field for the e-mail address, which the screen takes over. */
export function authFrame(): string {
  const { title, submit, other } = modeTexts.signin;
  const email =
    '<label class="a-label">Email<input class="a-input" type="email" autocomplete="email" autocapitalize="none" spellcheck="false"></label>';
  const password =
    '<div aria-hidden="true"><div class="a-label">Password</div><div class="a-input"></div><div class="a-other a-forgot">Forgot password?</div></div>';
  return (
    `<main id="frame-auth" class="a-page"><div class="a-head"><span class="a-logo">${svg(Check, 26, 2.5)}</span>` +
    `<h1 class="a-title">Plainday</h1><div class="a-tagline">${tagline}</div></div>` +
    `<form class="a-card"><h2 class="a-form-title">${title}</h2>${email}${password}` +
    `<div class="a-actions" aria-hidden="true"><div class="a-submit">${submit}</div></div></form>` +
    `<div class="a-links" aria-hidden="true"><div class="a-other">${other?.text}</div>` +
    '<div class="a-other" id="frame-mailbox">Open the local mailbox</div></div></main>'
  );
}

/** While a link from an e-mail is being checked (spec §2). */
export function loadingFrame(): string {
  return '<main id="frame-loading" class="f-loading">Loading...</main>';
}
