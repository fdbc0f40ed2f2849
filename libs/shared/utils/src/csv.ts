/**
 * A cell of a CSV file. A spreadsheet runs what begins like a formula, so such a cell gets an
 * apostrophe in front, as spreadsheets themselves mark text. One that has them already gets another, so that
 * `csvValue` gives every text back.
 */
export function csvCell(text: string): string {
  const harmless = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** What a cell says: without the apostrophe that `csvCell` puts before what begins like a formula. */
export function csvValue(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t\r])/, '');
}

/** Rows as CSV (RFC 4180), the head among them. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(csvCell).join(',')).join('\r\n') + '\r\n';
}
