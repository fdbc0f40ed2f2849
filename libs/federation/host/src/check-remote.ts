import { contractFit, REMOTE_BRAND, type RemoteModule } from '@plainday/federation-contract';
import { RemoteError } from './remote-error';

function exportedRemote(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'remote' in value
    ? value.remote
    : undefined;
}

function isBranded(value: unknown): value is RemoteModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    '$$type' in value &&
    value.$$type === REMOTE_BRAND &&
    'modules' in value &&
    Array.isArray(value.modules)
  );
}

/** Accepts only what a remote within this shell's contract exposes; a wrong bundle never gets as far as a render. */
export function checkRemote(value: unknown, name: string): RemoteModule {
  const remote = exportedRemote(value);
  if (!isBranded(remote) || remote.name !== name) throw new RemoteError('unusable', name);
  const fit = contractFit(remote.contract);
  if (fit !== 'fits') throw new RemoteError(fit, name);
  return remote;
}
