/** `plainday-quick-notes-2026-11-21.zip`; a sealed one says that it is. */
export function exportName(title: string, at: number, isSealed: boolean): string {
  const words = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `plainday-${words}-${new Date(at).toISOString().slice(0, 10)}.${isSealed ? 'sealed' : 'zip'}`;
}
