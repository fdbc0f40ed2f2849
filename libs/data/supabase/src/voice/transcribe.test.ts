import { transcribe } from './transcribe';

const recording = new Blob(['sound'], { type: 'audio/webm' });
const FAILED = 'Failed to process voice input. Please try again.';

function server(data: unknown, error: unknown = null) {
  const invoke = jest.fn().mockResolvedValue({ data, error });
  return { db: { functions: { invoke } } as never, invoke };
}

const refusal = (status: number, body: string) =>
  server(null, Object.assign(new Error('non-2xx'), { context: new Response(body, { status }) }));

it('sends base64 and the type, and answers the text', async () => {
  const { db, invoke } = server({ text: 'Buy milk' });
  expect(await transcribe(db, recording)).toBe('Buy milk');
  expect(invoke).toHaveBeenCalledWith('voice-to-text', {
    body: { audio: btoa('sound'), mimeType: 'audio/webm' },
  });
});

it.each([
  ['no text', server({}), 'No transcription received'],
  ['a blank text', server({ text: ' ' }), 'No transcription received'],
  ['an error', server({ error: 'Too quiet.' }), 'Too quiet.'],
  [
    'what is not set up',
    refusal(503, '{"code":"not_configured","error":"Set TRANSCRIPTION_URL."}'),
    'Set TRANSCRIPTION_URL.',
  ],
  ['a fault without a code', refusal(500, '{"error":"stack"}'), FAILED],
  ['garbage', refusal(502, '<html>'), FAILED],
  ['no connection', server(null, new TypeError('Failed to fetch')), FAILED],
])('says what happened: %s', async (_name, { db }, message) => {
  await expect(transcribe(db, recording)).rejects.toThrow(message);
});
