import type { AppDispatch } from '@plainday/data-api';
import { inSlices, logger } from '@plainday/shared-platform';
import { compare, type Comparison } from '../../model/archive/compare.logic';
import {
  ArchiveRefusal,
  type Contents,
  type OpenedArchive,
  type Refusal,
} from '../../model/archive/format';
import { idsIn, inThisAccount } from '../../model/archive/ids.logic';
import { readArchive } from '../../model/archive/read-archive';
import { unseal } from '../../model/archive/sealed/unseal';
import { readHere } from '../rows/collect';

/** An archive beside what is here. */
export interface RestoreReady {
  readonly archive: OpenedArchive;
  /** With the ids that it has in this account. */
  readonly archived: Contents;
  readonly here: Contents;
  readonly parts: readonly Comparison[];
  /** It was made from another account. */
  readonly isForeign: boolean;
}

/** What reading an archive came to. */
export type RestoreReading =
  | { readonly kind: 'ready'; readonly ready: RestoreReady }
  | { readonly kind: 'refused'; readonly code: Refusal | 'unread' }
  | { readonly kind: 'no-answer' };

async function opened(file: Blob, passphrase: string | null) {
  try {
    return await readArchive(passphrase === null ? file : await unseal(file, passphrase));
  } catch (error) {
    if (error instanceof ArchiveRefusal) return error.code;
    logger.error('An archive could not be read.', error);
    return 'unread';
  }
}

/** Reads an archive and puts it beside what is here. Null once it was stopped. */
export async function readRestore(
  dispatch: AppDispatch,
  userId: string,
  file: Blob,
  passphrase: string | null,
  signal: AbortSignal,
): Promise<RestoreReading | null> {
  const archive = await opened(file, passphrase);
  if (typeof archive === 'string') return { kind: 'refused', code: archive };
  const here = await readHere(dispatch, userId, archive).catch(() => null);
  if (!here) return { kind: 'no-answer' };
  const { account } = archive.info;
  const ids = await inSlices(idsIn(userId, archive.tables, account, here.tables), signal);
  const archived = ids && (await inSlices(inThisAccount(archive, ids), signal));
  const parts = archived && (await inSlices(compare(archived, here), signal));
  if (!parts) return null;
  const isForeign = account !== userId;
  return { kind: 'ready', ready: { archive, archived, here, parts, isForeign } };
}
