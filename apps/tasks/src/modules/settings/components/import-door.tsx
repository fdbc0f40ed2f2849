import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Card } from '@plainday/ui-components';
import { LoadingState } from '@plainday/ui-patterns';
import styled from 'styled-components';
import { hasFiles, useDropped } from '../../../shared/taken/use-dropped';
import { useArrivedFiles } from '../hooks/use-arrived-files';

const OpenedFile = lazy(async () => ({
  default: (await import(/* webpackChunkName: "import" */ './opened-file')).OpenedFile,
}));

const Area = styled(Card)`
  &[data-over] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
`;

const Waiting = styled.p`
  margin-top: 12px;
  color: var(--text-2);
  font: var(--type-small);
  overflow-wrap: anywhere;
`;

const ImportHistory = lazy(async () => ({
  default: (await import(/* webpackChunkName: "import-history" */ './import/import-history'))
    .ImportHistory,
}));

interface ImportDoorProps {
  /** Something came in or went out. */
  readonly onEnd: () => void;
  /** What stands in the door; `choose` asks for a file. */
  readonly children: (choose: () => void) => ReactNode;
}

/**
 * The one door for archives and files of other apps: they are asked for from it, and fall through it wherever on the page
 * they are dropped.
 */
export function ImportDoor({ onEnd, children }: ImportDoorProps) {
  const [queue, setQueue] = useState<{ readonly files: readonly File[]; readonly count: number }>({
    files: [],
    count: 0,
  });
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [file, ...waiting] = queue.files;
  // One file after another: each is looked at and can be taken back alone.
  const choose = (chosen: Iterable<File> | null | undefined) => {
    const files = [...(chosen ?? [])];
    if (files.length > 0)
      setQueue((before) => ({
        files: [...files, ...before.files.slice(1)],
        count: before.count + 1,
      }));
  };
  const next = () => setQueue(({ files, count }) => ({ files: files.slice(1), count: count + 1 }));
  const isOver = useDropped(hasFiles, (data) => choose(data?.files));
  useArrivedFiles(choose);

  return (
    <div>
      <Area data-over={isOver || undefined}>
        {children(() => input?.click())}
        <input
          ref={setInput}
          type="file"
          multiple
          hidden
          aria-label="File to import"
          onChange={(event) => {
            choose(event.currentTarget.files);
            // The same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </Area>
      {waiting.length > 0 && (
        <Waiting role="status">Then: {waiting.map(({ name }) => name).join(', ')}</Waiting>
      )}
      {file && (
        <Suspense fallback={<LoadingState rows={3} />}>
          <OpenedFile key={queue.count} file={file} onClose={next} onEnd={onEnd} />
        </Suspense>
      )}
      <Suspense>
        <ImportHistory onEnd={onEnd} />
      </Suspense>
    </div>
  );
}
