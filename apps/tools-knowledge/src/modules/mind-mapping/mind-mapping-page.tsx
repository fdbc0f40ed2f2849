import { useState } from 'react';
import { useShell } from '@plainday/federation-contract';
import { newId } from '@plainday/shared-platform';
import { lazyPart, useIdleParts } from '@plainday/ui-components';
import { DeviceNotice, LoadingState, LocalBadge, PageFrame } from '@plainday/ui-patterns';
import { FirstIdea } from './components/first-idea';
import { OpenMap } from './components/open-map';
import { useMindMaps } from './hooks/use-mind-maps';
import { mindMappingManifest } from './mind-mapping.manifest';
import { addNode } from './model/edit.logic';

const PasteDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "mind-map-dialogs" */ './components/dialogs/paste-dialog'))
      .PasteDialog,
);
const PARTS = [PasteDialog];

export function Page() {
  useIdleParts(PARTS);
  const { navigate } = useShell();
  const maps = useMindMaps((at) =>
    navigate({ kind: 'tool', toolId: mindMappingManifest.id, ...(at ? { at } : {}) }),
  );
  const [isPasting, setPasting] = useState(false);
  const paste = () => setPasting(true);
  const { open, ready, status } = maps;

  return (
    <>
      {ready && open ? (
        <OpenMap key={open.id} maps={maps} map={open} onPaste={paste} />
      ) : (
        <PageFrame
          title={mindMappingManifest.heading}
          intro="Start with one thought and branch out from it; Tab adds an idea below, Enter one beside."
          width={1216}
          summary={<LocalBadge status={status} />}
        >
          <DeviceNotice status={status} />
          {ready ? (
            <FirstIdea
              onAdd={(text) => maps.create(addNode([], { id: newId(), text }, { parentId: null }))}
              onPaste={paste}
            />
          ) : (
            <LoadingState rows={3} />
          )}
        </PageFrame>
      )}
      {isPasting && <PasteDialog onCreate={maps.create} onClose={() => setPasting(false)} />}
    </>
  );
}
