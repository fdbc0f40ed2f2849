import type { RemoteBuild, RemoteRelease } from '@plainday/federation-contract';

const folderOf = ({ entry }: RemoteBuild) => entry.slice(0, entry.lastIndexOf('/') + 1);

/** Of all these files, those of the builds that a remote's tools are served from. */
export function filesInUse(
  remote: RemoteRelease,
  files: RemoteRelease['files'],
): RemoteRelease['files'] {
  const folders = new Set(
    [remote, ...remote.modules.flatMap((one) => one.build ?? [])].map(folderOf),
  );
  const unique = new Map(files.map((file) => [file.path, file]));
  return [...unique.values()].filter(({ path }) =>
    folders.has(path.slice(0, path.lastIndexOf('/') + 1)),
  );
}
