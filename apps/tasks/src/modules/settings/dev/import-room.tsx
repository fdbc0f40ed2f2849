import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, installServer, renderInShell, TEST_USER } from '@plainday/testing-unit';
import type { FakeServer, FakeUser } from '@plainday/testing-unit';
import { ImportDoor } from '../components/import-door';

const FIXTURES = join(__dirname, '../../../shared/import/fixtures');
/** A project of Todoist with nine tasks. */
export const PROJECT = ['todoist/project.csv', 'Home improvement [6Crf4vV5gq2mXp3H].csv'] as const;

let server: FakeServer;
let user: FakeUser = TEST_USER;
let people = 0;

/** The server of the person, as it is now. */
export const account = (): FakeServer => server;

/** The id of the person. */
export const person = (): string => user.id;

/** Shows the door as it is after a reload. */
export const reload = () =>
  renderInShell(<ImportDoor onEnd={() => undefined}>{() => 'drop its file here'}</ImportDoor>, {
    user,
    shell: createTestShell({ user }),
  });

/** Every test is another person, with an account of their own. */
export async function open() {
  localStorage.clear();
  const id = `22222222-2222-4222-8222-${String((people += 1)).padStart(12, '0')}`;
  user = { ...TEST_USER, id };
  server = installServer(user);
  server.functions['add_tasks'] = ({ tasks }, tables) => {
    const known = (tables['tasks'] ??= []);
    for (const row of tasks as { id: string }[]) {
      if (!known.some((task) => task['id'] === row.id)) known.push({ rev: 0, ...row });
    }
  };
  server.functions['remove_seen_tasks'] = ({ seen }, tables) => {
    tables['tasks'] = (tables['tasks'] ?? []).filter(
      (task) => !(String(task['id']) in (seen as object)),
    );
  };
  return reload();
}

/** A file with this content; the document of the tests has files that cannot be read. */
export function fileWith(content: Uint8Array | string, name: string): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const copy = new Uint8Array(bytes);
  return Object.assign(new File([copy], name), { arrayBuffer: async () => copy.buffer });
}

/** A sample by its path, under a name. */
export const fileOf = ([fixture, name]: readonly [string, string]): File =>
  fileWith(readFileSync(join(FIXTURES, fixture)), name);

/** Drops files on the door. */
export async function drop(...files: readonly File[]) {
  const place = screen.getByText(/drop its file here/);
  await act(async () => {
    fireEvent.drop(place, { dataTransfer: { types: ['Files'], files } });
  });
}

export const region = (name: string) => screen.findByRole('region', { name });
export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
export const rows = (table: string) => server.tables[table] ?? [];
