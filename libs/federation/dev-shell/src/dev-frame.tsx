import { useMemo, useState } from 'react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { ShellContext } from '@plainday/federation-contract';
import type { Notify, OverlayRequest, RemoteModule, ShellApi } from '@plainday/federation-contract';
import { Icon, TextField } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import { DevOutlet } from './dev-outlet';
import { useDevShell } from './use-dev-shell';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  min-height: 100dvh;
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.nav`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  padding: var(--space-4) var(--space-3);
  background: var(--sunken);
  border-right: 1px solid var(--line);
  a {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 8px;
    border-radius: var(--radius-s);
    color: var(--text-2);
    text-decoration: none;
  }
  a[aria-current='page'] {
    background: var(--surface);
    color: var(--text);
    font-weight: 600;
  }
`;

export interface DevFrameProps {
  readonly remote: RemoteModule;
  readonly notify: Notify;
  readonly user: ShellApi['user'];
}

interface OpenOverlay {
  readonly overlayId: string | null;
  readonly request: OverlayRequest;
}

const CLOSED: OpenOverlay = { overlayId: null, request: {} };

/** The remote's modules beside the one that is open. */
export function DevFrame({ remote, notify, user }: DevFrameProps) {
  const [first] = remote.modules;
  const [{ overlayId, request }, setOverlay] = useState<OpenOverlay>(CLOSED);
  const overlay = useMemo(
    () => ({
      open: (id: string, asked: OverlayRequest = {}) =>
        setOverlay({ overlayId: id, request: asked }),
      request: () => request,
      close: () => setOverlay(CLOSED),
    }),
    [request],
  );
  const shell = useDevShell(user, notify, remote, overlay);
  const listed = remote.modules.filter(({ manifest }) => manifest.group !== 'hidden');
  const above = remote.modules.find(({ manifest }) => manifest.id === overlayId);
  const id = shell.selection.kind === 'tool' ? shell.selection.toolId : 'task-list';
  const open = remote.modules.find(({ manifest }) => manifest.id === id) ?? first;

  function handleClick(event: MouseEvent, toolId: string) {
    event.preventDefault();
    shell.navigate({ kind: 'tool', toolId });
  }

  return (
    <ShellContext value={shell}>
      <Columns>
        <Side aria-label={remote.name}>
          <TextField
            type="search"
            aria-label="Search..."
            placeholder="Search..."
            value={shell.search}
            onChange={(event) => shell.setSearch(event.target.value)}
          />
          {listed.map(({ manifest }) => (
            <a
              key={manifest.id}
              href={shell.hrefOf({ kind: 'tool', toolId: manifest.id })}
              aria-current={manifest.id === open?.manifest.id ? 'page' : undefined}
              onClick={(event) => handleClick(event, manifest.id)}
            >
              <Icon icon={manifest.icon} size={18} />
              {manifest.title}
            </a>
          ))}
        </Side>
        <main>{open && <DevOutlet key={open.manifest.id} module={open} />}</main>
      </Columns>
      {above && <DevOutlet module={above} />}
    </ShellContext>
  );
}
