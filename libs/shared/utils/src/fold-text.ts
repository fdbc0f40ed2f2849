/**
 * The form in which texts are compared without regard to case (spec §5, Search): compatibility
 * forms unified (NFKC), ß as ss, final sigma as sigma, dotless i as i; the same in every locale.
 */
export function foldText(text: string): string {
  // eslint-disable-next-line no-control-regex -- ASCII needs no folding beyond its case
  if (/^[\u0000-\u007f]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

/**
 * The form in which texts are searched: as {@link foldText}, without accents, so that `cafe` finds `Café`. Never for
 * telling whether two names are the same.
 */
export function searchForm(text: string): string {
  const folded = foldText(text);
  // eslint-disable-next-line no-control-regex -- ASCII has no accents
  if (/^[\u0000-\u007f]*$/.test(folded)) return folded;
  return folded
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');
}

/** Substring match of spec §5, whatever case and accents. An empty query matches everything. */
export function matchesText(text: string | null | undefined, foldedQuery: string): boolean {
  if (foldedQuery === '') return true;
  return text != null && searchForm(text).includes(searchForm(foldedQuery));
}
