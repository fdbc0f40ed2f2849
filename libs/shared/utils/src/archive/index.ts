export { decodeText } from './decode-text';
export { openArchive } from './open-archive';
export { ArchiveError, gunzip, isArchive, isGzip, unpack } from './unpack';
export { zipStream } from './zip-stream';
export type { DecodedText } from './decode-text';
export type { ByteSource, OpenedFile } from './open-archive';
export type { Archive, ArchiveFile, ArchiveLimits } from './unpack';
export type { ZippedFile } from './zip-stream';
