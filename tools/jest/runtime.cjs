// Jest reads, compiles and links every module anew for every file of tests: that was most of the processor time of short
// tests. A worker keeps what is the same for all of them: sources, and scripts with what was compiled of their functions.
const { statSync } = require('node:fs');
const v8 = require('node:v8');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// What was compiled stays compiled, also what no test has called for a while.
v8.setFlagsFromString('--no-flush-bytecode');

/**
 * Each is asked for thousands of times, and a look into the global object of a test costs as much as a call. None of
 * them is ever replaced.
 */
const LASTING = [
  ...[
    'Array',
    'ArrayBuffer',
    'BigInt',
    'Boolean',
    'DataView',
    'Error',
    'Float64Array',
    'Int32Array',
    'JSON',
    'Map',
  ],
  ...[
    'Math',
    'Number',
    'Object',
    'Promise',
    'Proxy',
    'RangeError',
    'ReferenceError',
    'Reflect',
    'RegExp',
    'Set',
  ],
  ...[
    'String',
    'Symbol',
    'SyntaxError',
    'TypeError',
    'Uint8Array',
    'WeakMap',
    'WeakRef',
    'WeakSet',
  ],
  ...['decodeURIComponent', 'encodeURIComponent', 'isFinite', 'isNaN', 'parseFloat', 'parseInt'],
];

const scripts = new Map();
const sources = new Map();

function scriptOf(code, filename, parameters) {
  const known = scripts.get(filename);
  if (known?.code === code) return known.script;
  // Names of its own may hide the lasting ones: they are a scope further out.
  const head = `(function(${LASTING.join(',')}){return function(${parameters.join(',')}){`;
  const script = new Script(`${head}${code}\n}})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { code, script });
  return script;
}

module.exports = class extends Runtime {
  constructor(...words) {
    super(...words);
    this.#keepScripts();
    this.#keepSources();
  }

  #keepScripts() {
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    let lasting;
    executor.compile = (code, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return null;
      try {
        const script = scriptOf(code, filename, executor.injectedModuleParameters);
        lasting ??= LASTING.map((name) => executor.environment.global[name]);
        return script.runInContext(context)(...lasting);
      } catch {
        // Jest says best what is wrong with a source.
        return compile(code, filename);
      }
    };
  }

  #keepSources() {
    const { transformCache } = this;
    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (filename, options) => {
      const { mtimeMs } = statSync(filename);
      const key = `${options?.isInternalModule === true} ${filename}`;
      const known = sources.get(key);
      if (known?.mtimeMs === mtimeMs) {
        if (known.map) transformCache.sourceMaps.set(filename, known.map);
        return known.code;
      }
      const code = transform(filename, options);
      sources.set(key, { code, mtimeMs, map: transformCache.sourceMaps.get(filename) });
      return code;
    };
  }
};
