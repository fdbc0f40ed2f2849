import { useEffect, useState } from 'react';
import { StatusText } from '@plainday/ui-components';

export interface StatusProps {
  /** What has become of the page, in a few words; empty while there is nothing to say. */
  readonly text: string;
}

/** Whoever types on is not interrupted at every letter. Milliseconds. */
const CALM_MS = 500;

/** Says what changed without a message of its own: what a search found, that something was added. */
export function Status({ text }: StatusProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), CALM_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <StatusText text={said} />;
}
