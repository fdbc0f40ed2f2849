import { useSyncExternalStore } from 'react';
import {
  askInstall,
  installState,
  onInstallState,
  type InstallState,
} from '@plainday/shared-platform/install';
import { Button, Icon, type IconNode } from '@plainday/ui-components';
import { InstallSteps } from '@plainday/ui-patterns';
import { FolderOpen, Share2, Zap } from 'lucide';
import { Setting, SettingGroup } from '../setting';
import { Gains } from './app-style';

const GAINS: readonly (readonly [IconNode, string, string])[] = [
  [
    Zap,
    'Shortcuts on its icon',
    'New task, Pomodoro, Voice note; and a badge with the tasks left today',
  ],
  [Share2, 'Share to Plainday', 'A link or text from elsewhere becomes a task, a note or an entry'],
  [FolderOpen, 'Opens files', 'Calendar files, spreadsheets and Plainday archives'],
];

const WORDS: Readonly<Record<InstallState, string>> = {
  installed: 'Installed on this device.',
  button: 'In a window of its own, with an icon on this device. Nothing is moved.',
  'by-hand': 'iOS has no button for it. Three steps:',
  none: 'This browser offers it in its own menu, if it can install sites.',
};

/** Plainday as an app of this device: installed, to be installed, and what that brings. */
export function AppSettings() {
  const state = useSyncExternalStore(onInstallState, installState);
  return (
    <SettingGroup title="Plainday as an app">
      <Setting
        plain={state !== 'button'}
        title="Install Plainday"
        text={<span role="status">{WORDS[state]}</span>}
      >
        {(control) =>
          state === 'button' && (
            <Button {...control} onClick={() => void askInstall()}>
              Install
            </Button>
          )
        }
      </Setting>
      {state === 'by-hand' && <InstallSteps />}
      <Gains role="list">
        {GAINS.map(([icon, title, text]) => (
          <li key={title}>
            <Icon icon={icon} />
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </Gains>
    </SettingGroup>
  );
}
