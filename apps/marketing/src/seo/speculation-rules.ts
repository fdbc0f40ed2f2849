/**
 * What the browser may load ahead once somebody is about to follow a link: the sign-in page whole, so that
 * it stands there at the click, and other public pages as documents. Browsers without rules ignore them.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: ['/auth', '/auth\\?*'] }, eagerness: 'moderate' }],
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/auth*', '/dashboard*'] } }],
      },
      eagerness: 'moderate',
    },
  ],
});
