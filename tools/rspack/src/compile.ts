export { commonConfig } from './common-config';
export { compressFolder } from './compress';
export { sharedPackages } from './federation/shared';
export { runRspack } from './run-rspack';
export { hostConfig } from './shell/host-config';
