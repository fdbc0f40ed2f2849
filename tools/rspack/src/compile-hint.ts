import { rspack, type RspackPluginInstance } from '@rspack/core';

/** After the minifier, which drops comments, and before names are made of contents. */
const STAGE = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

/**
 * Has Chromium compile all functions of these files on another thread while they stream, in place of each function on
 * the main thread when it is first called. For files of which most runs at once.
 */
export function compiledWhileStreaming(files: RegExp): RspackPluginInstance {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad\n',
    raw: true,
    test: files,
    stage: STAGE,
  });
}
