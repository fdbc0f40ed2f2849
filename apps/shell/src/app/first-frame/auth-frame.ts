import { Check } from 'lucide';
import { modeTexts, tagline } from '../../auth/auth-texts';
import { svg } from './inline';

/** The sign-in card as a picture: fields come with React, so that nothing typed is lost. */
export function authFrame(): string {
  const { title, submit, other } = modeTexts.signin;
  const field = (label: string, link = '') =>
    `<div><div class="a-label">${label}</div><div class="a-input"></div>` +
    `${link && `<div class="a-other a-forgot">${link}</div>`}</div>`;
  return (
    `<div id="frame-auth" class="a-page"><div class="a-head"><span class="a-logo">${svg(Check, 26, 2.5)}</span>` +
    `<div class="a-title">Plainday</div><div class="a-tagline">${tagline}</div></div>` +
    `<div class="a-card"><div class="a-form-title">${title}</div>${field('Email')}${field('Password', 'Forgot password?')}` +
    `<div class="a-actions"><div class="a-submit">${submit}</div></div></div>` +
    `<div class="a-links"><div class="a-other">${other?.text}</div>` +
    '<div class="a-other" id="frame-mailbox">Open the local mailbox</div></div></div>'
  );
}

/** While a link from an e-mail is being checked (spec §2). */
export function loadingFrame(): string {
  return '<div id="frame-loading" class="f-loading">Loading...</div>';
}
