import { render, screen } from '@testing-library/react';
import { RestoreResult } from './restore-result';

const stage = { kind: 'done', mode: 'add', isRemembered: true } as const;
const whole = { written: 3, refused: 0, failed: null };

function show(own: Partial<Parameters<typeof RestoreResult>[0]['stage']>): string {
  const props = {
    id: 'result',
    file: 'all.zip',
    onAgain: () => undefined,
    onClose: () => undefined,
  };
  render(<RestoreResult {...props} stage={{ ...stage, restored: whole, ...own }} />);
  return document.body.textContent;
}

test('what came back can be undone for 30 days, or where nothing remembers it, for as long as the page is open', () => {
  expect(show({})).toContain('3 rows written. Earlier imports, below, can undo it for 30 days.');
  expect(screen.queryByText(/cannot remember/)).toBeNull();
  const forgetful = show({ isRemembered: false });
  expect(forgetful).toContain('Earlier imports, below, can undo it.');
  expect(forgetful).toContain('undone only for as long as this page is open');
});

test('where nothing was written, there is nothing to undo', () => {
  const said = show({
    restored: { written: 0, refused: 0, failed: 'unread' },
    isRemembered: false,
  });
  expect(said).not.toContain('undo');
});
