export { commonConfig } from './common-config';
export { compressFolder } from './compress';
export { runRspack } from './run-rspack';
