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

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

const ImportHistory = lazy(async () => ({
  default: (await import(/* webpackChunkName: "import-history" */ './import-history'))
    .ImportHistory,
}));

/** The one door for files of other apps: a button, and a place to drop one. */
export function ImportDoor({ onEnd }: { readonly onEnd: () => void }) {
  const [file, setFile] = useState<{ readonly file: File; readonly count: number } | null>(null);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = (chosen: File | undefined) => {
    if (chosen) setFile((before) => ({ file: chosen, count: (before?.count ?? 0) + 1 }));
  };

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
        choose(event.dataTransfer.files[0]);
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
          hidden
          aria-label="File to import"
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            // The same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </Area>
      {file && (
        <Suspense fallback={<LoadingState rows={3} />}>
          <Import key={file.count} file={file.file} onClose={() => setFile(null)} onEnd={onEnd} />
        </Suspense>
      )}
      <Suspense>
        <ImportHistory onEnd={onEnd} />
      </Suspense>
    </div>
  );
}
