import { askInstall } from '@plainday/shared-platform/install';
import { formatBytes } from '@plainday/shared-utils';
import { LOGO_TICK } from '@plainday/shared-utils/site';
import { Button, Icon, type IconNode } from '@plainday/ui-components';
import { Dialog } from '@plainday/ui-components/dialog';
import { InstallSteps } from '@plainday/ui-patterns';
import { BellRing, Share2, WifiOff, Zap } from 'lucide';
import styled from 'styled-components';

interface InstallSheetProps {
  readonly state: 'button' | 'by-hand';
  /** What the app takes on this device. */
  readonly bytes: number;
  readonly onClose: () => void;
}

const GAINS: readonly (readonly [IconNode, string])[] = [
  [BellRing, 'Reminders when it is closed'],
  [WifiOff, 'Works without a connection'],
  [Zap, 'New task and timer from the icon'],
];

/** iOS shares nothing into web apps. */
const SHARING: readonly [IconNode, string] = [Share2, 'Share links and texts into it'];

/** What is gained by keeping Plainday as an app, and the button for it; on iOS the steps. */
export function InstallSheet({ state, bytes, onClose }: InstallSheetProps) {
  const hasButton = state === 'button';
  return (
    <Dialog
      open
      size="s"
      low
      mark={
        <Mark viewBox="0 0 24 24" aria-hidden>
          <rect width="24" height="24" rx="7" />
          <path d={LOGO_TICK} />
        </Mark>
      }
      title="Install Plainday"
      description={`${formatBytes(bytes)} · no store, no account elsewhere`}
      onOpenChange={onClose}
    >
      <Gains>
        {(hasButton ? [...GAINS, SHARING] : GAINS).map(([icon, text]) => (
          <li key={text}>
            <Icon icon={icon} size={18} />
            {text}
          </li>
        ))}
      </Gains>
      {!hasButton && <InstallSteps />}
      <Answers>
        {hasButton && (
          <Button variant="primary" onClick={() => void askInstall().finally(onClose)}>
            Install
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          Not now
        </Button>
      </Answers>
      <Once>Asked once. Later under Settings, Preferences.</Once>
    </Dialog>
  );
}

const Mark = styled.svg`
  flex: none;
  width: 44px;
  height: 44px;
  rect {
    fill: var(--accent);
  }
  path {
    fill: none;
    stroke: var(--on-accent);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

const Gains = styled.ul`
  display: grid;
  gap: 18px;
  padding: var(--space-3) 0 var(--space-5);
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
  svg {
    flex: none;
    color: var(--accent-text);
  }
`;

const Answers = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Once = styled.p`
  padding-top: var(--space-3);
  color: var(--text-2);
  font-size: var(--size-small);
  text-align: center;
`;
