/** How long a browser may take to begin the download, in milliseconds. */
const RELEASE_MS = 10_000;

/** Gives a file to the browser to keep. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}

/** The same for a table. The mark tells spreadsheets that the text is UTF-8. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }));
}
