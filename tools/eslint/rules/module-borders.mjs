import { importVisitor, modulePlace, placeOf, targetOf } from './places.mjs';

/** From the inside out: a layer may import those named with it (design §3, inner direction). */
const INNER = {
  model: ['model'],
  manifest: [],
  api: ['model', 'api'],
  hooks: ['model', 'api', 'hooks'],
};
/** A definition of what is kept on the device: data about data, in `model/<id>.store.ts`. */
const DEFINITION = /\/model\/[^/]+\.store\.ts$/;
const REACT_OR_DATA = /^(?:react(?:-dom|-redux)?(?:\/|$)|@plainday\/(?:data|auth|ui)-)/;

/** Modules of a remote never import each other, and inside one the arrows point inwards. */
export const moduleBorders = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      sibling:
        "Module '{{from}}' imports module '{{to}}'. Move what both need to src/shared of this remote.",
      upwards: "shared/ imports module '{{to}}'. What is shared knows no module.",
      outwards: "'{{from}}' may not import '{{to}}': components → hooks → api, model; api → model.",
      impure: "'{{from}}' imports '{{source}}': a model knows neither React nor the data layer.",
    },
  },
  create(context) {
    const path = placeOf(context);
    if (/\.test\.tsx?$/.test(path)) return {};
    const here = modulePlace(path);
    const inShared = /^apps\/[^/]+\/src\/shared\//.test(path);
    if (!here && !inShared) return {};

    return importVisitor((node, source) => {
      const target = targetOf(context.cwd, context.filename, source);
      if (target === null) {
        const isDefinition = DEFINITION.test(path) && source === '@plainday/data-device';
        if (here?.layer === 'model' && REACT_OR_DATA.test(source) && !isDefinition) {
          context.report({ node, messageId: 'impure', data: { from: 'model', source } });
        }
        return;
      }
      const there = modulePlace(target);
      if (!there) return;
      if (inShared) {
        context.report({ node, messageId: 'upwards', data: { to: there.module } });
      } else if (there.module !== here.module) {
        const data = { from: here.module, to: there.module };
        context.report({ node, messageId: 'sibling', data });
      } else if (there.layer && INNER[here.layer] && !INNER[here.layer].includes(there.layer)) {
        const data = { from: here.layer, to: there.layer };
        context.report({ node, messageId: 'outwards', data });
      }
    });
  },
};
