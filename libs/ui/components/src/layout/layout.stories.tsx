import { Button } from '../buttons/button';
import { Card } from './card';
import { say, StatusRegion } from './status-region';
import { StatusText } from './status-text';
import { Tabs } from './tabs';
import { VisuallyHidden } from './visually-hidden';

export default { title: 'Kit/Layout' };

export function OpenTabs() {
  return (
    <Tabs
      label="Settings"
      tabs={['Projects', 'Preferences', 'Your data', 'Platform'].map((label) => ({
        value: label,
        label,
        content: <p>What stands under {label}.</p>,
      }))}
    />
  );
}

export function Cards() {
  return <Card>A card holds what belongs together.</Card>;
}

export function WhatIsSaid() {
  return (
    <>
      <StatusRegion />
      <StatusText text="3 tasks found" />
      <Button onClick={() => say('Saved')}>
        Say it <VisuallyHidden>to screen readers</VisuallyHidden>
      </Button>
    </>
  );
}
