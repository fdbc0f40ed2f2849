import type { Selection, ShellApi } from '@plainday/federation-contract';
import type { RemoteHost } from '@plainday/federation-host';
import { PaletteLayer } from '../palette/palette-layer';
import { SheetLayer } from '../shortcuts/sheet-layer';
import type { ShellActs } from '../shortcuts/shell-shortcuts';
import { ToolOverlay } from './overlay/tool-overlay';
import { useSignOut } from './sidebar/use-sign-out';
import type { Layer, Opens } from './use-layers';
import type { CurrentPlace } from './use-place';

/** What keys open, to be fetched ahead. */
export const LAYER_PARTS = [PaletteLayer, SheetLayer];

interface LayersProps {
  readonly host: RemoteHost;
  readonly api: ShellApi;
  readonly place: CurrentPlace;
  readonly layer: Layer | null;
  readonly opens: Opens;
  readonly overlayId: string | null;
  readonly onOpen: (selection: Selection) => void;
  readonly acts: ShellActs;
}

/** What lies over the page: the sheet of shortcuts, the palette, and a module as a dialog. */
export function Layers(props: LayersProps) {
  const { host, api, place, layer, opens, overlayId, onOpen, acts } = props;
  const { modules, hidden, singleKeys, view } = place;
  const { signOut, question } = useSignOut();
  return (
    <>
      {layer === 'shortcuts' && (
        <SheetLayer
          modules={modules}
          hidden={hidden}
          place={place.heading}
          singleKeys={singleKeys}
          onOpen={onOpen}
          onClose={() => opens.close('shortcuts')}
        />
      )}
      {layer === 'palette' && (
        <PaletteLayer
          modules={modules}
          hidden={hidden}
          singleKeys={singleKeys}
          offers={api.offers}
          notify={api.notify}
          onOpen={onOpen}
          onSearch={view.setSearch}
          acts={acts}
          onSignOut={signOut}
          onClose={() => opens.close('palette')}
        />
      )}
      {question}
      {overlayId && (
        <ToolOverlay
          host={host}
          moduleId={overlayId}
          title="Quick add"
          notify={api.notify}
          overlay={api.overlay}
        />
      )}
    </>
  );
}
