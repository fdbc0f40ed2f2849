import { useState } from 'react';
import { FolderPlus, Plus } from 'lucide';
import { plural } from '@plainday/shared-utils';
import { Button, lazyPart, useIdleParts } from '@plainday/ui-components';
import { DeviceNotice, LocalBadge, PageFrame, PageSummary } from '@plainday/ui-patterns';
import { useMakeProject } from '../hooks/use-make-project';
import { useMapEditor } from '../hooks/use-map-editor';
import { useMapSteps } from '../hooks/use-map-steps';
import type { MindMaps } from '../hooks/use-mind-maps';
import { useRoom } from '../hooks/use-room';
import { mindMappingManifest } from '../mind-mapping.manifest';
import { outlineOf } from '../model/graph.logic';
import { connectionsOf } from '../model/maps.logic';
import { startAt } from '../model/editor';
import type { MindMap } from '../model/mind-map.schema';
import { FirstIdea } from './first-idea';
import { MapMenu } from './map-menu';
import { MapWorkspace } from './map-workspace';

const MakeProjectDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "mind-map-dialogs" */ './dialogs/make-project-dialog'))
      .MakeProjectDialog,
);
const RenameDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "mind-map-dialogs" */ './dialogs/rename-dialog'))
      .RenameDialog,
);
const AskToDisconnect = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "mind-map-dialogs" */ './dialogs/ask-to-disconnect'))
      .AskToDisconnect,
);
const PARTS = [MakeProjectDialog, RenameDialog, AskToDisconnect];

export interface OpenMapProps {
  readonly maps: MindMaps;
  readonly map: MindMap;
  readonly onPaste: () => void;
}

/** One map with all its ways to change it. Draw it anew for another map. */
export function OpenMap({ maps, map, onPaste }: OpenMapProps) {
  useIdleParts(PARTS);
  const steps = useMapSteps(map, maps.change);
  const { canMake, make } = useMakeProject();
  const [dialog, setDialog] = useState<'project' | 'rename' | null>(null);
  const isPhone = useRoom() === 'phone';
  const place = isPhone ? 'outline' : 'canvas';
  const { nodes } = map;
  const isFresh = maps.freshId === map.id;
  const { state, commands } = useMapEditor(steps, isFresh ? startAt(nodes, place) : {});
  const branchId = state.selectedId ?? outlineOf(nodes)[0]?.node.id;
  const isEmpty = nodes.length === 0;
  const close = () => setDialog(null);
  const asked = nodes.find(({ id }) => id === state.asking?.from);

  return (
    <PageFrame
      title={mindMappingManifest.heading}
      intro="Start with one thought and branch out from it; Tab adds an idea below, Enter one beside."
      width={1216}
      summary={
        <PageSummary>
          {!isEmpty && (
            <span>
              {plural(nodes.length, 'idea')} · {plural(connectionsOf(nodes), 'connection')}
            </span>
          )}
          <LocalBadge status={maps.status} />
        </PageSummary>
      }
      actions={
        !isEmpty && (
          <>
            {canMake && !isPhone && (
              <Button icon={FolderPlus} onClick={() => setDialog('project')}>
                Make project
              </Button>
            )}
            <Button variant="primary" icon={Plus} onClick={() => commands.addChild(place)}>
              Add idea
            </Button>
          </>
        )
      }
    >
      <DeviceNotice status={maps.status} />
      {isEmpty ? (
        <FirstIdea
          onAdd={(text) => commands.add(text, { parentId: null }, place)}
          onPaste={onPaste}
        />
      ) : (
        <MapWorkspace
          maps={maps}
          map={map}
          steps={steps}
          state={state}
          commands={commands}
          menu={
            <MapMenu
              map={map}
              onNew={maps.startNew}
              onPaste={onPaste}
              onRename={() => setDialog('rename')}
              onDelete={() => maps.remove(map)}
              onMakeProject={canMake ? () => setDialog('project') : undefined}
            />
          }
        />
      )}
      {dialog === 'project' && branchId !== undefined && (
        <MakeProjectDialog
          nodes={nodes}
          id={branchId}
          onMake={(title, tasks) => void make(title, tasks)}
          onClose={close}
        />
      )}
      {dialog === 'rename' && (
        <RenameDialog
          title={map.title}
          onRename={(title) => maps.rename(map, title)}
          onClose={close}
        />
      )}
      {state.asking && (
        <AskToDisconnect
          from={asked?.text ?? ''}
          to={nodes.find(({ id }) => id === state.asking?.to)?.text ?? ''}
          onAnswer={commands.answerDisconnect}
        />
      )}
    </PageFrame>
  );
}
