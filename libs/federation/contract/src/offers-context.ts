import type { ModuleOffers } from './offers/offers';
import type { ShellApi } from './shell';

/** What the code of an offer works with, outside of React. */
export interface OffersContext {
  readonly userId: string;
  /** The one store; `storeOf(context)` of data/api gives it its type. */
  readonly store: unknown;
  /** The shell as it is at this moment. */
  readonly shell: () => Pick<ShellApi, 'notify' | 'undo' | 'timers' | 'overlay' | 'navigate'>;
}

/** Made once per user, when somebody asks for the first time. */
export type CreateOffers = (context: OffersContext) => ModuleOffers;
