/**
 * Stands in built pages wherever an absolute address of this site is needed: canonical links, Open Graph,
 * the sitemap. A build does not know where it will be served; who serves it puts the real origin in.
 */
export const PUBLIC_ORIGIN = 'https://origin.plainday.invalid';

/**
 * Puts the real origin into a built page.
 *
 * @example withOrigin(`${PUBLIC_ORIGIN}/pricing`, 'https://plainday.example') // 'https://plainday.example/pricing'
 */
export function withOrigin(text: string, origin: string): string {
  return text.replaceAll(PUBLIC_ORIGIN, origin);
}
