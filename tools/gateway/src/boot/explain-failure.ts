import { codeOf } from '../http/describe-error';

/** What the system says, and what a person can do. First match wins. */
const known: readonly (readonly [RegExp, (folder: string) => string])[] = [
  [
    /ENOSPC|No space left on device|EDQUOT|disk quota/i,
    (folder) => `The disk of ${folder} is full. Free some space there and start again.`,
  ],
  [
    /EROFS|Read-only file system/i,
    (folder) =>
      `${folder} can only be read. Choose a folder that can be written with PLAINDAY_DATA_DIR.`,
  ],
  [
    /EACCES|EPERM|Permission denied/i,
    (folder) =>
      `${folder} must not be written by this user. Give it the folder, or choose another one with PLAINDAY_DATA_DIR.`,
  ],
  [
    /EMFILE|ENFILE|Too many open files/i,
    () => 'Too many files are open. Raise the limit (ulimit -n 4096) and start again.',
  ],
];

/** The errors of WebAssembly systems are plain objects. */
function textOf(error: unknown): string {
  if (error instanceof Error)
    return `${(error as NodeJS.ErrnoException).code ?? ''} ${error.message}`;
  if (typeof error !== 'object' || error === null) return String(error);
  const { code, errno, message } = error as Record<string, unknown>;
  return [code, errno === WASM_ENOSPC ? 'ENOSPC' : errno, message].filter(Boolean).join(' ');
}

/** Number of a full disk where C is compiled to WebAssembly. */
const WASM_ENOSPC = 51;

/** What the user's server says, said to be that: it is neither the data folder's fault nor a file's. */
export function aboutServer(
  error: unknown,
  { databaseUrl }: { readonly databaseUrl?: string | undefined },
): unknown {
  const isServers = error instanceof Error && codeOf(error) !== '';
  if (databaseUrl === undefined || !isServers) return error;
  return new Error(`The server in DATABASE_URL cannot be used: ${error.message}`, { cause: error });
}

/** Why a start failed, in a sentence that says what to do. */
export function explainFailure(error: unknown, dataDir: string): string {
  const text = textOf(error);
  // It says already what is wrong there, and none of it is this folder's fault.
  if (text.includes('DATABASE_URL')) return text.trim();
  const advice = known.find(([pattern]) => pattern.test(text))?.[1];
  if (advice) return advice(dataDir);
  if (error instanceof Error && error.message !== '') return error.message;
  return `The start failed (${text || 'no reason was given'}). Look whether ${dataDir} can be written and has room.`;
}
