import { Notice } from './notice';

const TEXTS = {
  memory:
    'This browser does not let Plainday store anything: what you add lasts until this page is closed.',
  full: 'The storage of this browser is full: what you add now lasts until this page is closed.',
  outdated:
    'A newer version of Plainday has written this. You can read it here; reload the page to change it.',
} as const;

/** How well a value is kept on this device. */
export type KeptStatus = 'loading' | 'kept' | keyof typeof TEXTS;

export interface DeviceNoticeProps {
  readonly status: KeptStatus;
}

/** Says so when something is not kept. Never claim that it is saved beside this. */
export function DeviceNotice({ status }: DeviceNoticeProps) {
  if (!(status in TEXTS)) return null;
  return (
    <Notice tone="warning" role="alert">
      {TEXTS[status as keyof typeof TEXTS]}
    </Notice>
  );
}
