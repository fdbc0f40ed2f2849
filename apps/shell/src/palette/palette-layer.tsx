import { lazyPart } from '@plainday/ui-components';
import { TypeAhead } from '@plainday/ui-patterns';

/** The palette, fetched while the page is idle or when somebody asks for it. */
export const PaletteLayer = lazyPart(
  async () => (await import(/* webpackChunkName: "palette" */ './palette')).Palette,
  <TypeAhead />,
);
