import type { RemoteError } from './remote-error';

/** A module that did not run. */
export interface ModuleFault {
  readonly moduleId: string;
  /** The build it was to come from. */
  readonly version: string | undefined;
  /** Id of the release. */
  readonly release: string;
  readonly error: RemoteError;
  /** The previous version has taken over. */
  readonly isHealed: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}
