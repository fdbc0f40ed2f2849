import { lazy, Suspense, useEffect, useState } from 'react';
import { LoadingState } from '@plainday/ui-patterns';
import { isPlaindayArchive } from '../model/archive/read-archive';
import { isSealed } from '../model/archive/sealed/unseal';
import { Import } from './import/import';

const Restore = lazy(async () => ({
  default: (await import(/* webpackChunkName: "restore" */ './archive/restore')).Restore,
}));

interface OpenedFileProps {
  readonly file: File;
  readonly onClose: () => void;
  /** Something came in or went out. */
  readonly onEnd: () => void;
}

/** A file as what its content says that it is: an archive of ours, or something of another app. */
export function OpenedFile(props: OpenedFileProps) {
  const { file } = props;
  const [isOurs, setIsOurs] = useState<boolean | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => (await isSealed(file)) || (await isPlaindayArchive(file));
    // What cannot even be opened is said by the import.
    void look()
      .catch(() => false)
      .then((found) => {
        if (!gone) setIsOurs(found);
      });
    return () => {
      gone = true;
    };
  }, [file]);
  if (isOurs === null) return <LoadingState rows={3} />;
  if (!isOurs) return <Import {...props} />;
  return (
    <Suspense fallback={<LoadingState rows={3} />}>
      <Restore {...props} />
    </Suspense>
  );
}
