import type { ModuleManifest, Selection } from '@plainday/federation-contract';
import { isMac } from '@plainday/shared-platform';
import { plural, shortcutKeys } from '@plainday/shared-utils';
import { Keys } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { EmptyLine, SearchField, Status } from '@plainday/ui-patterns';
import { Fragment, useState } from 'react';
import { SETTINGS } from '../selection/catalogue.logic';
import { linkTo } from '../selection/link-to';
import { Columns, Find, Group, Hint } from './sheet-style';
import { inColumns } from './columns.logic';
import { foundIn, sheetOf, type ShortcutGroup } from './shortcuts.logic';

export interface ShortcutSheetProps {
  readonly modules: readonly ModuleManifest[];
  readonly hidden: readonly string[];
  /** Heading of the page that is open: its keys come first. */
  readonly place: string;
  /** Keys without Ctrl, Cmd or Alt act. */
  readonly singleKeys: boolean;
  readonly onOpen: (selection: Selection) => void;
  readonly onClose: () => void;
}

const settings: Selection = { kind: 'tool', toolId: SETTINGS };

/** Every shortcut of the shell and of the modules of the release, by place and searched, from the lists that obey them. */
export function ShortcutSheet(props: ShortcutSheetProps) {
  const { modules, hidden, place, singleKeys, onOpen, onClose } = props;
  const [text, setText] = useState('');
  const groups = foundIn(sheetOf(modules, hidden, singleKeys), text, place);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const openSettings = (target: Selection) => {
    onClose();
    onOpen(target);
  };
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Keyboard shortcuts"
      size="l"
    >
      <Hint>
        {singleKeys
          ? 'Keys without Ctrl, Cmd or Alt can be switched off in '
          : 'Keys without Ctrl, Cmd or Alt are switched off. Switch them on in '}
        <a {...linkTo(settings, openSettings)}>Settings → Preferences</a>.
      </Hint>
      <Find>
        <SearchField label="Search shortcuts" value={text} onChange={setText} autofocus />
      </Find>
      <Status text={text && `${plural(count, 'shortcut')} found`} />
      {count === 0 && <EmptyLine>{`No shortcut for “${text}”`}</EmptyLine>}
      <Columns>
        {inColumns(groups).map((column, at) => (
          <div key={at}>
            {column.map((group) => (
              <KeyGroup key={group.title} {...group} />
            ))}
          </div>
        ))}
      </Columns>
    </ResponsiveDialog>
  );
}

function KeyGroup({ title, rows }: ShortcutGroup) {
  return (
    <Group aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {rows.map((row) => (
          <div key={row.title}>
            <dt>{row.title}</dt>
            <dd>
              <Shortcut shortcut={row.shortcut} />
            </dd>
          </div>
        ))}
      </dl>
    </Group>
  );
}

function Shortcut({ shortcut }: { readonly shortcut: string }) {
  return shortcutKeys(shortcut, isMac()).map((strokes, way) => (
    <Fragment key={way}>
      {way > 0 && <small> or </small>}
      {strokes.map((keys, at) => (
        <Fragment key={at}>
          {at > 0 && <small> then </small>}
          <Keys names={keys} />
        </Fragment>
      ))}
    </Fragment>
  ));
}
