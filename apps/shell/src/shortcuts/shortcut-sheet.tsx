import type { ModuleManifest } from '@plainday/federation-contract';
import { isMac } from '@plainday/shared-platform';
import { shortcutKeys } from '@plainday/shared-utils';
import { Kbd } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { SETTINGS } from '../selection/catalogue.logic';
import { viewHref } from '../selection/selection.logic';
import { Columns, Group, Keys, Hint } from './sheet-style';
import { sheetOf } from './shortcuts.logic';

export interface ShortcutSheetProps {
  readonly modules: readonly ModuleManifest[];
  readonly hidden: readonly string[];
  /** Keys without Ctrl, Cmd or Alt act. */
  readonly singleKeys: boolean;
  readonly onClose: () => void;
}

const SETTINGS_HREF = viewHref({ kind: 'tool', toolId: SETTINGS });

/** Every shortcut of the shell and of the modules of the release, drawn from the lists that obey them. */
export function ShortcutSheet({ modules, hidden, singleKeys, onClose }: ShortcutSheetProps) {
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
        <Link to={SETTINGS_HREF} onClick={onClose}>
          Settings → Preferences
        </Link>
        .
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
      {way > 0 && <small>or</small>}
      {strokes.map((keys, at) => (
        <Fragment key={at}>
          {at > 0 && <small>then</small>}
          <Keys>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Keys>
        </Fragment>
      ))}
    </Fragment>
  ));
}
