import { useState } from 'react';
import { ShellContext } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { SessionCard } from './components/session-card';
import { useBreathing } from './hooks/use-breathing';
import { useVisitorShell } from './hooks/use-visitor-shell';
import { breathSettings } from './model/settings.store';

function Minute() {
  const [settings, setSettings] = useState(breathSettings.initial);
  return (
    <SessionCard
      breathing={useBreathing(systemClock)}
      settings={settings}
      onSettings={setSettings}
      now={systemClock.now}
    />
  );
}

/** The minute on its public page: the same card, without an account. */
export function Face() {
  return (
    <ShellContext value={useVisitorShell()}>
      <Minute />
    </ShellContext>
  );
}
