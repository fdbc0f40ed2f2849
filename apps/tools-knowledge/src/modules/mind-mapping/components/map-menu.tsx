import {
  ClipboardPaste,
  Ellipsis,
  FileImage,
  FileText,
  FolderPlus,
  Image,
  Pencil,
  Plus,
  Trash2,
} from 'lucide';
import { MenuButton, type MenuEntry } from '@plainday/ui-components';
import { useMapFiles } from '../hooks/use-map-files';
import type { MindMap } from '../model/mind-map.schema';

export interface MapMenuProps {
  readonly map: MindMap;
  readonly onNew: () => void;
  readonly onPaste: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
  /** Absent where nobody makes projects. */
  readonly onMakeProject?: () => void;
}

/** What can be done with the map as a whole. */
export function MapMenu({ map, onNew, onPaste, onRename, onDelete, onMakeProject }: MapMenuProps) {
  const files = useMapFiles();
  const isEmpty = map.nodes.length === 0;
  const items = (): readonly MenuEntry[] => [
    { label: 'New map', icon: Plus, onSelect: onNew },
    { label: 'New map from text', icon: ClipboardPaste, onSelect: onPaste },
    { label: 'Rename', icon: Pencil, onSelect: onRename },
    ...(onMakeProject
      ? [{ label: 'Make project', icon: FolderPlus, disabled: isEmpty, onSelect: onMakeProject }]
      : []),
    'separator',
    {
      label: 'Export as Markdown',
      icon: FileText,
      disabled: isEmpty,
      onSelect: () => files.saveMarkdown(map),
    },
    {
      label: 'Export as PNG',
      icon: Image,
      disabled: isEmpty,
      onSelect: () => files.savePicture(map, 'png'),
    },
    {
      label: 'Export as SVG',
      icon: FileImage,
      disabled: isEmpty,
      onSelect: () => files.savePicture(map, 'svg'),
    },
    'separator',
    { label: 'Delete map', icon: Trash2, danger: true, onSelect: onDelete },
  ];
  return <MenuButton label="Map actions" icon={Ellipsis} align="start" items={items} />;
}
