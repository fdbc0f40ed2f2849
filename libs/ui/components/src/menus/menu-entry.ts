import type { IconNode } from '../marks/icon';

/** One line of a menu. */
export interface MenuItem {
  readonly label: string;
  /** A quiet second line: what choosing it would do. */
  readonly detail?: string;
  readonly icon?: IconNode;
  /** A colour dot in place of an icon, for projects. */
  readonly dot?: string;
  /** Keys shown at the end of the line. */
  readonly shortcut?: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Draws a tick and says so: one of several states. */
  readonly checked?: boolean;
  readonly onSelect?: () => void;
  /** Opens a menu of its own. */
  readonly items?: readonly MenuEntry[];
}

/** A line, a rule between lines, or a quiet heading. */
export type MenuEntry = MenuItem | 'separator' | { readonly heading: string };
