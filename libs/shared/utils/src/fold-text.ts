/**
 * The form in which texts are compared without regard to case (spec §5, Search): compatibility
 * forms unified (NFKC), ß as ss, final sigma as sigma, dotless i as i; the same in every locale.
 */
export function foldText(text: string): string {
  // eslint-disable-next-line no-control-regex -- ASCII needs no folding beyond its case
  if (/^[\u0000-\u007f]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

/** Case-insensitive substring match of spec §5. An empty query matches everything. */
export function matchesText(text: string | null | undefined, foldedQuery: string): boolean {
  return foldedQuery === '' || (text != null && foldText(text).includes(foldedQuery));
}
