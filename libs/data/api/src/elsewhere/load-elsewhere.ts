/** Downloads what changes of rows need: after the first paint, and once. */
export function loadElsewhere() {
  return import(/* webpackChunkName: "changed-elsewhere" */ './index');
}
