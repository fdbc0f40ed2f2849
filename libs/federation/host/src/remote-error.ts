import { contractFit } from '@plainday/federation-contract';

/** Why a tool could not be opened, in the words of its failure card. */
export type RemoteFailure =
  | 'unreachable'
  | 'too-slow'
  | 'unusable'
  | 'remote-too-old'
  | 'shell-too-old'
  | 'unknown'
  | 'crashed'
  | 'frozen';

const sentences: Record<RemoteFailure, string> = {
  unreachable: 'Its files could not be loaded. Check your connection and try again.',
  'too-slow': 'It took too long to load. Check your connection and try again.',
  unusable: 'What arrived does not work. It may have just been updated; try again in a moment.',
  'remote-too-old':
    'This version of the tool was made for an older Plainday. It has to be updated before it can be opened here.',
  'shell-too-old': 'This version of the tool needs a newer Plainday. Reload the page to get it.',
  crashed: 'It stopped because of an error. The rest of Plainday still works.',
  frozen: 'Last time, the page froze and had to be closed. The rest of Plainday still works.',
  unknown: 'This tool is not part of Plainday at the moment.',
};

/** A remote or module that could not be loaded, with the reason for people and the cause for the log. */
export class RemoteError extends Error {
  constructor(
    readonly failure: RemoteFailure,
    readonly remote: string,
    cause?: unknown,
  ) {
    super(sentences[failure], { cause });
    this.name = 'RemoteError';
  }
}

/** What the federation runtime says when the shell's copy of a shared library is outside of the range asked for. */
const sharedVersions = /Version ([\d.]+) .*does not satisfy the requirement .*needs \^([\d.]+)/;

function fitOf([, offered = '', needed = '']: RegExpExecArray): RemoteFailure {
  const fit = contractFit(needed, offered);
  return fit === 'fits' ? 'shell-too-old' : fit;
}

/** Keeps a `RemoteError` as it is and gives everything else the fitting reason. */
export function toRemoteError(error: unknown, remote: string): RemoteError {
  if (error instanceof RemoteError) return error;
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  const network = /RUNTIME-008|ChunkLoadError|Loading chunk|Failed to (fetch|load)/i.test(text);
  const clash = sharedVersions.exec(text);
  if (clash) return new RemoteError(fitOf(clash), remote, error);
  const thrown = /ScriptExecutionError/.test(text);
  return new RemoteError(network && !thrown ? 'unreachable' : 'unusable', remote, error);
}
