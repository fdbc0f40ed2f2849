import { useMemo } from 'react';
import { useRecovery } from '@plainday/data-device';
import { useProjectsQuery } from '@plainday/data-tasks';
import { copyTitle } from '@plainday/domain-tasks';
import { newId } from '@plainday/shared-platform';
import { plural } from '@plainday/shared-utils';
import { Button, lazyPart, MenuButton, useIdleParts } from '@plainday/ui-components';
import type { MenuEntry } from '@plainday/ui-components';
import {
  DeviceNotice,
  LoadingState,
  LocalBadge,
  PageFrame,
  RecoverNotice,
} from '@plainday/ui-patterns';
import { Ellipsis, Plus } from 'lucide';
import styled from 'styled-components';
import { TemplateGroups } from './components/library/template-groups';
import { useCopy } from './hooks/use-copy';
import { useDialogs } from './hooks/use-dialogs';
import { useLibrary } from './hooks/use-library';
import { templatesStore } from './model/templates.store';
import { templatesManifest } from './templates.manifest';

const loadDialogs = () =>
  import(/* webpackChunkName: "template-dialogs" */ './components/library/template-dialogs');
const TemplateDialogs = lazyPart(async () => (await loadDialogs()).TemplateDialogs);
const PARTS = [TemplateDialogs];

const Summary = styled.span`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
`;

/** Template Manager (spec §2): templates by category, kept on this device. */
export function Page() {
  useIdleParts(PARTS);
  const { entries, status, hasHidden, save, remove, showHidden } = useLibrary();
  const { data: projects = [] } = useProjectsQuery();
  const { open, setOpen, close, edit, use, useMore } = useDialogs();
  const copy = useCopy();
  const { lost, download } = useRecovery(templatesStore);
  const categories = useMemo(
    () => [...new Set(entries.map(({ template }) => template.category))],
    [entries],
  );

  const ways = (): readonly MenuEntry[] => [
    { label: 'Paste a checklist…', onSelect: () => setOpen({ kind: 'paste' }) },
    {
      label: 'Save a project as template…',
      disabled: projects.length === 0,
      onSelect: () => setOpen({ kind: 'project' }),
    },
    ...(hasHidden
      ? (['separator', { label: 'Show deleted examples', onSelect: showHidden }] as const)
      : []),
  ];

  return (
    <PageFrame
      title={templatesManifest.heading}
      width={856}
      summary={
        <Summary>
          {status !== 'loading' && plural(entries.length, 'template')}
          <LocalBadge />
        </Summary>
      }
      actions={
        <>
          <Button
            variant="primary"
            icon={Plus}
            onPointerEnter={() => void loadDialogs()}
            onClick={() => edit(null)}
          >
            New Template
          </Button>
          <MenuButton icon={Ellipsis} label="More ways to create" align="end" items={ways} />
        </>
      }
    >
      <DeviceNotice status={status} />
      <RecoverNotice what="templates" count={lost.length} onDownload={download} />
      {status === 'loading' ? (
        <LoadingState rows={3} />
      ) : (
        <TemplateGroups
          entries={entries}
          projects={projects}
          onUse={use}
          onMore={useMore}
          onEdit={edit}
          onDuplicate={(template) =>
            save({ ...template, id: newId(), name: copyTitle(template.name) })
          }
          onCopy={(template) => void copy(template)}
          onDelete={remove}
        />
      )}
      {open && (
        <TemplateDialogs
          open={open}
          projects={projects}
          categories={categories}
          onOpen={setOpen}
          onSave={save}
          onClose={close}
        />
      )}
    </PageFrame>
  );
}
