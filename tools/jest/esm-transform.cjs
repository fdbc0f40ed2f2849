// ES modules of packages, translated to CommonJS. A module that declares __dirname or __filename for
// itself would clash with the CommonJS wrapper, which has the same values under the same names.
const { createTransformer } = require('@swc/jest');

const swc = createTransformer({
  jsc: { parser: { syntax: 'ecmascript' }, target: 'es2022' },
  module: { type: 'commonjs' },
  sourceMaps: false,
});

module.exports = {
  canInstrument: false,
  getCacheKey: (...args) => `${swc.getCacheKey(...args)}1`,
  process(...args) {
    const { code } = swc.process(...args);
    return { code: code.replace(/^(?:const|let|var) (__(?:dir|file)name) =/gm, 'const esm$1 =') };
  },
};
