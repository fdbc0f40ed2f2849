import { buildRemote } from '@plainday/tool-rspack/remote';
import { remoteNames } from './workspace';

for (const name of remoteNames()) await buildRemote(name);
