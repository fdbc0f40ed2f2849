import { useTaskCounts } from '@plainday/data-tasks';
import type { TimerPort } from '@plainday/federation-contract';
import type { RemoteHost } from '@plainday/federation-host';
import { systemClock } from '@plainday/shared-platform';
import { useEffect, useState } from 'react';
import { filesToKeep } from '../offline/files-to-keep';
import { isEmptyAccount } from '../welcome/welcome.logic';
import { isOfferDue, visited } from './install.logic';
import { readBook, writeBook } from './install.schema';
import { InstallSheet } from './install-sheet';
import { useFreeMoment } from './use-free-moment';

export interface InstallOfferProps {
  readonly host: RemoteHost;
  readonly timers: TimerPort;
  readonly state: 'button' | 'by-hand';
}

/** Offers once to keep Plainday as an app, when nobody is at work. */
export function InstallOffer({ host, timers, state }: InstallOfferProps) {
  const counts = useTaskCounts();
  const [book, setBook] = useState(() => visited(readBook(), systemClock.now()));
  const [isOpen, setOpen] = useState(false);
  useEffect(() => writeBook(book), [book]);

  const isDue = isOfferDue(book, counts !== undefined && !isEmptyAccount(counts));
  useFreeMoment(isDue, timers, () => {
    setBook({ ...book, isOffered: true });
    setOpen(true);
  });
  if (!isOpen) return null;
  const bytes = filesToKeep(host.release(), []).reduce((sum, file) => sum + file.bytes, 0);
  return <InstallSheet state={state} bytes={bytes} onClose={() => setOpen(false)} />;
}
