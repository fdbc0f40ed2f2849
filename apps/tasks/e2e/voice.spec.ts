import { expect, userTest as test, message } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** A microphone that always works, in place of the device's. */
async function fakeMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      const audio = new AudioContext();
      const tone = audio.createOscillator();
      const target = audio.createMediaStreamDestination();
      tone.connect(target);
      tone.start();
      return Promise.resolve(target.stream);
    };
  });
}

async function speak(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Voice input' }).click();
  await page.getByRole('button', { name: 'Stop recording' }).click();
}

test('what was said fills the input; errors have the texts of the spec', async ({
  page,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/voice-to-text/, /status of 50[03]/);
  await fakeMicrophone(page);
  let sent: { audio?: string; mimeType?: string } = {};
  let answer: { status: number; json: unknown } = {
    status: 200,
    json: { text: 'Buy milk in 30 minutes p1' },
  };
  await page.route('**/functions/v1/voice-to-text', async (route) => {
    if (route.request().method() === 'POST') sent = route.request().postDataJSON() as typeof sent;
    await route.fulfill(answer);
  });
  await dashboard.open();
  await tasks.input.waitFor();
  await speak(page);
  await expect(tasks.input).toHaveValue('Buy milk in 30 minutes p1');
  // What is said is read like what is typed.
  await expect(page.getByRole('group', { name: 'What the task will have' })).toContainText('High');
  await expect(message(page, 'Voice transcribed')).toBeVisible();
  expect(sent.audio).toMatch(/^[A-Za-z0-9+/]+=*$/);
  expect(sent.mimeType).toContain('audio/');

  answer = { status: 200, json: {} };
  await speak(page);
  await expect(page.getByText('No transcription received', { exact: true })).toBeVisible();
  answer = { status: 500, json: { error: 'broken' } };
  await speak(page);
  await expect(
    page.getByText('Failed to process voice input. Please try again.', { exact: true }),
  ).toBeVisible();

  const error = 'Transcription is not set up on this server: set TRANSCRIPTION_URL.';
  answer = { status: 503, json: { code: 'not_configured', error } };
  await speak(page);
  await expect(page.getByText('Transcription Error', { exact: true })).toBeVisible();
  await expect(page.getByText(error, { exact: true })).toBeVisible();
});

test('a microphone that may not be used is said so', async ({ page, dashboard }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await dashboard.open();
  await page.getByRole('button', { name: 'Voice input' }).click();
  await expect(page.getByText('Recording Error', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Could not access microphone. Please check permissions.', { exact: true }),
  ).toBeVisible();
});
