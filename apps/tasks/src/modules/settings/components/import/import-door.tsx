import { lazy, Suspense, useRef, useState, type DragEvent } from 'react';
import { Button } from '@plainday/ui-components';
import { LoadingState } from '@plainday/ui-patterns';
import { FileUp } from 'lucide';
import styled from 'styled-components';

const Import = lazy(async () => ({
  default: (await import(/* webpackChunkName: "import" */ './import')).Import,
}));

const Area = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-top: 12px;
  padding: 14px 16px;
  border: 1.5px dashed var(--control);
  border-radius: var(--radius-m);
  &[data-over] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  > p {
    flex: 1 1 260px;
    color: var(--text-2);
    font: var(--type-small);
    text-wrap: pretty;
  }
`;

const Waiting = styled.p`
  margin-top: 12px;
  color: var(--text-2);
  font: var(--type-small);
  overflow-wrap: anywhere;
`;

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

const ImportHistory = lazy(async () => ({
  default: (await import(/* webpackChunkName: "import-history" */ './import-history'))
    .ImportHistory,
}));

/** The one door for files of other apps: a button, and a place to drop them. */
export function ImportDoor({ onEnd }: { readonly onEnd: () => void }) {
  const [queue, setQueue] = useState<{ readonly files: readonly File[]; readonly count: number }>({
    files: [],
    count: 0,
  });
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [file, ...waiting] = queue.files;
  // One file after another: each is looked at and can be taken back alone.
  const choose = (chosen: FileList | null) => {
    const files = [...(chosen ?? [])];
    if (files.length > 0)
      setQueue((before) => ({
        files: [...files, ...before.files.slice(1)],
        count: before.count + 1,
      }));
  };
  const next = () => setQueue(({ files, count }) => ({ files: files.slice(1), count: count + 1 }));

  return (
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        choose(event.dataTransfer.files);
      }}
    >
      <Area data-over={isOver || undefined}>
        <p>
          Bring tasks and projects from another app: drop its file here. It is read on this device,
          and nothing is sent before you import.
        </p>
        <Button icon={FileUp} onClick={() => input.current?.click()}>
          Import a file
        </Button>
        <input
          ref={input}
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
          <Import key={queue.count} file={file} onClose={next} onEnd={onEnd} />
        </Suspense>
      )}
      <Suspense>
        <ImportHistory onEnd={onEnd} />
      </Suspense>
    </div>
  );
}
