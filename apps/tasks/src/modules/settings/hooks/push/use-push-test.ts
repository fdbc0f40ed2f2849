import { useEffect, useRef, useState } from 'react';
import { systemClock } from '@plainday/shared-platform';
import { useLazyPushTestQuery } from '@plainday/data-tasks/push';
import { testWords } from '../../model/push.logic';

const LIMIT_MS = 20_000;

/** What the worker tells pages of a push. */
interface WorkerMessage {
  readonly pushed?: { readonly kind?: string };
}

/** The test: sent to this device, and told when it has come. */
export function usePushTest() {
  const [send] = useLazyPushTestQuery();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [words, setWords] = useState('');
  const [hasArrived, setArrived] = useState(false);
  const isLive = useRef(true);
  useEffect(() => () => void (isLive.current = false), []);

  useEffect(() => {
    if (sentAt === null) return undefined;
    function finish(text: string, isThere: boolean): void {
      setWords(text);
      setArrived(isThere);
      setSentAt(null);
    }
    const hear = ({ data }: MessageEvent<WorkerMessage | null>) => {
      if (data?.pushed?.kind === 'test') finish(testWords(systemClock.now() - sentAt), true);
    };
    const timer = setTimeout(
      () => finish('No test arrived within 20 seconds. Check that this device is online.', false),
      LIMIT_MS,
    );
    navigator.serviceWorker.addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      navigator.serviceWorker.removeEventListener('message', hear);
    };
  }, [sentAt]);

  async function test(): Promise<void> {
    if (sentAt !== null) return;
    setWords('');
    setSentAt(systemClock.now());
    const { error } = await send();
    if (error === undefined || !isLive.current) return;
    setSentAt(null);
    setArrived(false);
    setWords('The test was not sent. Check the connection, then try again.');
  }

  return { words, hasArrived, isWaiting: sentAt !== null, test: () => void test() };
}
