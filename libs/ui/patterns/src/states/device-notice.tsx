import { styled } from 'styled-components';

const TEXTS = {
  memory: 'This browser keeps nothing here: what you add lasts until this page is closed.',
  full: 'The storage of this browser is full: what you add now lasts until this page is closed.',
  outdated:
    'A newer version of Plainday has written this. You can read it here; reload the page to change it.',
} as const;

export interface DeviceNoticeProps {
  /** How well values are kept on this device. */
  readonly status: 'loading' | 'kept' | keyof typeof TEXTS;
}

const Notice = styled.p`
  margin-bottom: var(--space-4);
  padding: 10px 14px;
  border-radius: var(--radius-m);
  background: var(--amber-soft);
  color: var(--amber);
  font-size: var(--size-small);
`;

/** Says so when something is not kept. Never claim that it is saved beside this. */
export function DeviceNotice({ status }: DeviceNoticeProps) {
  if (status === 'loading' || status === 'kept') return null;
  return <Notice role="alert">{TEXTS[status]}</Notice>;
}
