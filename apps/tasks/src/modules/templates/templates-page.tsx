import { useMemo } from 'react';
import { useRecovery } from '@plainday/data-device';
import { useProjectsQuery } from '@plainday/data-tasks';
import { copyTitle } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { copyText, newId } from '@plainday/shared-platform';
import { plural } from '@plainday/shared-utils';
import { Button, lazyPart, MenuButton, useIdleParts } from '@plainday/ui-components';
import type { MenuEntry } from '@plainday/ui-components';
import {
  DeviceNotice,
  LoadingState,
  LocalBadge,
  PageFrame,
  PageSummary,
  RecoverNotice,
} from '@plainday/ui-patterns';
import { Ellipsis, Plus } from 'lucide';
import { TemplateGroups } from './components/library/template-groups';
import { useDialogs } from './hooks/use-dialogs';
import { useLibrary } from './hooks/use-library';
import { templatesStore } from './model/templates.store';
import { writeMarkdown } from './model/markdown/write-markdown';
import { templatesManifest } from './templates.manifest';

const loadDialogs = () =>
  import(/* webpackChunkName: "template-dialogs" */ './components/library/template-dialogs');
const TemplateDialogs = lazyPart(async () => (await loadDialogs()).TemplateDialogs);
const PARTS = [TemplateDialogs];

/** Template Manager (spec §2): templates by category, kept on this device. */
export function Page() {
  useIdleParts(PARTS);
  const { notify } = useShell();
  const { entries, status, hasHidden, save, remove, showHidden } = useLibrary();
  const { data: projects = [] } = useProjectsQuery();
  const { open, setOpen, close, edit, use, useMore } = useDialogs();
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
      intro="Lists of tasks that you need again and again: use one, and its tasks get their dates."
      width={856}
      summary={
        <PageSummary>
          {status !== 'loading' && plural(entries.length, 'template')}
          <LocalBadge status={status} />
        </PageSummary>
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
          onCopy={(template) =>
            void copyText(writeMarkdown(template), 'Copied as Markdown', notify)
          }
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
