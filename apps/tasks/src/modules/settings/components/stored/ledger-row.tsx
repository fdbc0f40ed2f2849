import { useShell } from '@plainday/federation-contract';
import { useToday } from '@plainday/data-preferences';
import { dayKeyOf, relativeDay } from '@plainday/domain-calendar';
import { systemClock } from '@plainday/shared-platform';
import { formatBytes } from '@plainday/shared-utils';
import { Icon, MenuButton, type MenuEntry } from '@plainday/ui-components';
import { Download, Ellipsis, ExternalLink, Trash2 } from 'lucide';
import type { StoredTool } from '../../hooks/use-stored-data';
import { deviceSummary } from '../../model/ledger.logic';
import { describeRows } from '../../model/stored.logic';

/** From this size on it is said: a recording is large, a note is not. */
const LARGE = 1_000_000;

interface LedgerRowProps {
  readonly tool: StoredTool;
  readonly place: 'account' | 'device';
  readonly onExport: () => void;
  readonly onErase: () => void;
}

function deviceWords(tool: StoredTool): string {
  const { count, bytes } = deviceSummary(tool.values, tool.literals);
  if (bytes === 0) return 'nothing';
  return [count > 0 && String(count), (count === 0 || bytes > LARGE) && formatBytes(bytes)]
    .filter(Boolean)
    .join(', ');
}

/** What one tool keeps in one of the two places, since when, and what can be done with it. */
export function LedgerRow({ tool, place, onExport, onErase }: LedgerRowProps) {
  const { navigate } = useShell();
  const today = useToday(systemClock.now());
  const { module, rows, values, literals } = tool;
  const isAccount = place === 'account';
  const { since } = deviceSummary(values, literals);
  const words = isAccount
    ? rows
      ? describeRows(rows) || 'nothing'
      : 'counting'
    : deviceWords(tool);
  const isEmpty = words === 'nothing' || words === 'counting';
  const from = isAccount ? 'always' : since < Infinity ? relativeDay(dayKeyOf(since), today) : '';
  const items = (): MenuEntry[] => [
    ...(module.group === 'tool'
      ? [
          {
            label: 'Open',
            icon: ExternalLink,
            onSelect: () => navigate({ kind: 'tool', toolId: module.id }),
          },
        ]
      : []),
    {
      label: 'Export only this',
      icon: Download,
      disabled: isEmpty,
      onSelect: onExport,
    },
    {
      label: 'Erase only this',
      icon: Trash2,
      danger: true,
      disabled: isEmpty,
      onSelect: onErase,
    },
  ];
  return (
    <li>
      <Icon icon={module.icon} size={16} />
      <div>
        <strong>{module.title}</strong>
        <p>
          <span>{words}</span>
          {!isEmpty && <span>{from}</span>}
        </p>
      </div>
      <MenuButton
        label={`${module.title} ${isAccount ? 'in your account' : 'on this device'}`}
        icon={Ellipsis}
        iconSize={16}
        size={26}
        align="end"
        items={items}
      />
    </li>
  );
}
