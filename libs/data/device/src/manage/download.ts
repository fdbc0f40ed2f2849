import { saveFile } from '@plainday/shared-platform';

/** Gives a value to the browser as a JSON file to keep. */
export function download(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}

/** A value as JSON can carry it: recordings become data URLs. */
export async function readable(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return dataUrl(value);
  if (Array.isArray(value)) return Promise.all(value.map(readable));
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    async ([key, part]) => [key, await readable(part)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('A recording could not be read.'));
    reader.readAsDataURL(blob);
  });
}
