export { decodeText } from './decode-text';
export { ArchiveError, gunzip, isArchive, isGzip, unpack } from './unpack';
export type { DecodedText } from './decode-text';
export type { Archive, ArchiveFile, ArchiveLimits } from './unpack';
