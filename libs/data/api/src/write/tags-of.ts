import type { Sent } from '../store/base-query';
import type { Tag } from '../store/ports/late-reads';
import type { Tags, WriteDefinition } from './write-definition';

/** The tags for an argument. */
export function tagsFor<Arg, Names extends Tag>(
  tags: Tags<Arg, Names> | undefined,
  arg: Arg,
): readonly Names[] {
  return typeof tags === 'function' ? tags(arg) : (tags ?? []);
}

/** What is read again after a success. One that was sent twice may have been answered the first time. */
export function tagsAfter<Arg, Result, Names extends Tag>(
  { onFailure, onSuccess }: WriteDefinition<Arg, Result, Names>,
  arg: Arg,
  result: Result,
  sent: Sent | undefined,
): readonly Names[] {
  const tags = typeof onSuccess === 'function' ? onSuccess(arg, result) : (onSuccess ?? []);
  return sent?.isRepeated ? [...tags, ...tagsFor(onFailure, arg)] : tags;
}
