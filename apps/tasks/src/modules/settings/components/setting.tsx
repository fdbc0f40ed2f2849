import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useToolPlace } from '@plainday/federation-contract';
import { settingAt } from '../model/setting-at.logic';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 14px 0;
  & + & {
    border-top: 1px solid var(--line);
  }
  > :first-child {
    flex: 1 1 240px;
    min-width: 0;
  }
  label,
  strong {
    font: 550 var(--type-body);
  }
  p {
    color: var(--text-2);
    font-size: var(--size-small);
    line-height: 1.125rem;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  &[data-wide] {
    flex-wrap: wrap;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
`;

const Group = styled.section`
  padding-bottom: var(--space-8);
  h2 {
    padding-bottom: 4px;
    font: 600 var(--type-lead);
  }
  ${Head} + p {
    color: var(--text-2);
    font-size: var(--size-small);
  }
`;

interface SettingProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** The control may take a line of its own where there is little room. */
  readonly wide?: boolean;
  /** The control names itself, or there is none. */
  readonly plain?: boolean;
  /** Draws the control from its id and that of its description. */
  readonly children: (control: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** Brings what the address names into sight, and the focus to its control. */
function useArrival<Place extends HTMLElement>(title: string) {
  const at = useToolPlace();
  const place = useRef<Place>(null);
  const isWanted = at === settingAt(title);
  useEffect(() => {
    if (!isWanted || !place.current) return;
    place.current.scrollIntoView({ block: 'center' });
    const control = place.current.querySelector<HTMLElement>('h2, input, select, button');
    control?.focus({ preventScroll: true });
  }, [isWanted]);
  return place;
}

/** One thing to choose: its name, what it means, and the control. */
export function Setting({ title, text, wide = false, plain = false, children }: SettingProps) {
  const id = useId();
  const place = useArrival<HTMLDivElement>(title);
  return (
    <Row ref={place} data-wide={wide || undefined}>
      <div>
        {plain ? <strong>{title}</strong> : <label htmlFor={id}>{title}</label>}
        {text && <p id={`${id}-text`}>{text}</p>}
      </div>
      {children({ id, 'aria-describedby': text ? `${id}-text` : undefined })}
    </Row>
  );
}

/** Settings that belong together. */
export function SettingGroup(props: {
  readonly title: string;
  readonly text?: ReactNode;
  /** What can be done with all of it, beside its name. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  const place = useArrival<HTMLElement>(props.title);
  return (
    <Group ref={place} aria-labelledby={id}>
      <Head>
        <h2 id={id} tabIndex={-1}>
          {props.title}
        </h2>
        {props.action}
      </Head>
      {props.text && <p>{props.text}</p>}
      {props.children}
    </Group>
  );
}
