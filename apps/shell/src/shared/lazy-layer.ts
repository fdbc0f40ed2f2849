import { logger } from '@plainday/shared-platform';
import { lazy, type ComponentType } from 'react';

/** A layer that cannot be loaded is left out: what lies under it goes on. */
export function lazyLayer<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      logger.error('A layer of the shell could not be loaded.', error);
      return { default: (() => null) as ComponentType<Props> };
    }
  });
}
