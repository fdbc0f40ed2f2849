const KILO = 1000;

/** A size in bytes for people: `812 B`, `38 kB`, `1.2 MB`, `4.2 GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / KILO)} kB`;
  if (bytes < 999_950_000) return `${(bytes / KILO / KILO).toFixed(1)} MB`;
  return `${(bytes / KILO / KILO / KILO).toFixed(1)} GB`;
}
