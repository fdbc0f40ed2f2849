import type { CsvRow } from '../model/daylio.logic';

/** What stands in a file. */
export interface CsvFile {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** Reads a CSV file with a head. The parser comes with the first file. */
export async function readCsv(file: File): Promise<CsvFile> {
  const { default: Papa } = await import(/* webpackChunkName: "csv" */ 'papaparse');
  return await new Promise((resolve, reject) => {
    Papa.parse<Record<string, string>>(file, {
      header: true,
      skipEmptyLines: 'greedy',
      complete: ({ data, meta }) => resolve({ columns: meta.fields ?? [], rows: data }),
      error: reject,
    });
  });
}
