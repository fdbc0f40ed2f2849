import type { ModuleManifest, Selection } from '@plainday/federation-contract';
import { isMac } from '@plainday/shared-platform';
import { shortcutKeys } from '@plainday/shared-utils';
import { Keys } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { Fragment } from 'react';
import { SETTINGS } from '../selection/catalogue.logic';
import { linkTo } from '../selection/link-to';
import { Columns, Group, Hint } from './sheet-style';
import { sheetOf } from './shortcuts.logic';

export interface ShortcutSheetProps {
  readonly modules: readonly ModuleManifest[];
  readonly hidden: readonly string[];
  /** Keys without Ctrl, Cmd or Alt act. */
  readonly singleKeys: boolean;
  readonly onOpen: (selection: Selection) => void;
  readonly onClose: () => void;
}

const settings: Selection = { kind: 'tool', toolId: SETTINGS };

/** Every shortcut of the shell and of the modules of the release, drawn from the lists that obey them. */
export function ShortcutSheet(props: ShortcutSheetProps) {
  const { modules, hidden, singleKeys, onOpen, onClose } = props;
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
      <Columns>
        {sheetOf(modules, hidden, singleKeys).map(({ title, rows }) => (
          <Group key={title} aria-label={title}>
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
        ))}
      </Columns>
    </ResponsiveDialog>
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
