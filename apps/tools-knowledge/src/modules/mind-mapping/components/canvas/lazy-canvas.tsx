import { lazyPart } from '@plainday/ui-components';
import { LoadingState } from '@plainday/ui-patterns';

/** The canvas with React Flow, which comes when a map is drawn for the first time. */
export const MapCanvas = lazyPart(
  async () => (await import(/* webpackChunkName: "mind-map-canvas" */ './map-canvas')).MapCanvas,
  <LoadingState rows={3} />,
);
