import { lazy, Suspense } from 'react';
import { LoadingState } from '@plainday/ui-patterns';
import styled from 'styled-components';
import { Days } from './days';
import { EarlyReleases } from './early-releases';
import { Look } from './look';
import { Notifications } from './notifications';
import { ToolChoice } from './tool-choice';
import { Typing } from './typing';

const Account = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account" */ '../account/account')).Account,
}));

const DeviceReminders = lazy(async () => ({
  default: (await import(/* webpackChunkName: "device-reminders" */ '../push/device-reminders'))
    .DeviceReminders,
}));

const AppSettings = lazy(async () => ({
  default: (await import(/* webpackChunkName: "app" */ '../app/app-settings')).AppSettings,
}));

const More = styled.p`
  padding-top: 20px;
  border-top: 1px solid var(--line);
  color: var(--text-3);
`;

/** The tab Preferences: what can be chosen, and at its end the sentence of the spec (decisions 37). */
export function Preferences() {
  return (
    <>
      <Look />
      <Days />
      <Suspense fallback={<LoadingState rows={3} />}>
        <DeviceReminders />
      </Suspense>
      <Notifications />
      <Suspense fallback={<LoadingState rows={3} />}>
        <AppSettings />
      </Suspense>
      <Typing />
      <ToolChoice />
      <EarlyReleases />
      <Suspense fallback={<LoadingState rows={4} />}>
        <Account />
      </Suspense>
      <More>More preferences are coming in future updates.</More>
    </>
  );
}
