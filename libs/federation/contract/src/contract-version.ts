/** `major.minor`: a minor adds, a major takes something away. */
export type ContractVersion = `${number}.${number}`;

/** Version of what this shell offers to remotes. Written by `npm run api`. */
export const CONTRACT_VERSION: ContractVersion = '1.25';

/** How a remote stands to a shell: it fits, or one of the two is too old for the other. */
export type ContractFit = 'fits' | 'remote-too-old' | 'shell-too-old';

/** Builds from before there were minors carry a plain number. */
function parts(version: string | number): readonly [major: number, minor: number] {
  const [major = Number.NaN, minor = 0] = String(version).split('.').map(Number);
  return [major, minor];
}

/**
 * Whether a shell that offers one contract can serve a remote that was built against another: the same major, and
 * no minor the shell has not heard of. What is no version at all counts as newer.
 */
export function contractFit(
  built: string | number,
  offered: string | number = CONTRACT_VERSION,
): ContractFit {
  const [major, minor] = parts(built);
  const [ownMajor, ownMinor] = parts(offered);
  if (major < ownMajor) return 'remote-too-old';
  return major === ownMajor && minor <= ownMinor ? 'fits' : 'shell-too-old';
}
