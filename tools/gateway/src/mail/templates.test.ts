import { alreadyRegisteredMail, confirmationMail, recoveryMail } from './templates';

it.each([confirmationMail, recoveryMail, alreadyRegisteredMail])('%p is complete', (make) => {
  const href = 'http://localhost:4200/auth/v1/verify?token=1&type=signup';
  const { to, subject, html, text } = make('ann@example.org', href);
  expect(to).toBe('ann@example.org');
  expect(subject).toMatch(/^[A-Z][^\r\n]{5,60}$/);
  expect(text).toContain(href);
  expect(html).toContain(href.replaceAll('&', '&amp;'));
  expect(html).not.toMatch(/<(?:img|link|script)/);
});

it('escapes what stands in an attribute', () => {
  expect(confirmationMail('a@b.co', 'http://x/"><script>').html).not.toContain('<script>');
});
