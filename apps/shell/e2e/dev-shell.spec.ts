import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, freePort, ROOT, startProgram, userTest as test } from '@plainday/testing-e2e';

const APP = 'tools-wellbeing';

/** A copy of one remote and of what serves it, which a test may edit. The libraries are those of the repository. */
async function copyOfRemote(): Promise<string> {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.cache', 'edited-'));
  const parts = ['.browserslistrc', 'tools/rspack', `apps/${APP}/src`, `apps/${APP}/dev`];
  for (const part of parts) {
    await cp(join(ROOT, part), join(folder, part), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  }
  return folder;
}

/** Saves a file as editors do: nobody ever sees half of it. */
async function save(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

test('a saved file is on the screen of the dev shell, and what is being typed stays with its caret', async ({
  page,
  baseURL,
  signedIn,
}) => {
  const folder = await copyOfRemote();
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const serve = join(folder, 'tools/rspack/src/serve/serve.ts');
  let stop: (() => Promise<void>) | undefined;
  try {
    stop = await startProgram(['--import', 'tsx/esm', serve, APP], {
      PLAINDAY_URL: baseURL ?? '',
      PORT: port,
    });
    await page.addInitScript(
      ([key, value, at]) => {
        if (location.origin === at) localStorage.setItem(key ?? '', value ?? '');
      },
      ['plainday.auth', signedIn.session, origin],
    );
    await page.goto(`${origin}/?tool=habits`);
    await expect(page.getByRole('heading', { name: 'Habit Tracker', level: 1 })).toBeVisible();
    await page.getByText('Add your first habit').waitFor();
    const input = page.getByPlaceholder('Add a habit...');
    await input.fill('Stretch my');
    await input.press('Home');

    const file = join(folder, `apps/${APP}/src/modules/habits/habits.manifest.ts`);
    const text = await readFile(file, 'utf8');
    expect(text).toContain("heading: 'Habit Tracker'");
    await save(file, text.replace("heading: 'Habit Tracker'", "heading: 'Habit Book'"));
    await expect(page.getByRole('heading', { name: 'Habit Book', level: 1 })).toBeVisible();
    await page.getByText('Add your first habit').waitFor();
    await expect(input).toHaveValue('Stretch my');
    await expect(input).toBeFocused();
    const caret = () => input.evaluate((field: HTMLInputElement) => field.selectionStart);
    await expect.poll(caret).toBe(0);
    await page.keyboard.type('> ');
    await expect(input).toHaveValue('> Stretch my');
    await page.goto('about:blank');
  } finally {
    await stop?.();
    await rm(folder, { recursive: true, force: true });
  }
});
