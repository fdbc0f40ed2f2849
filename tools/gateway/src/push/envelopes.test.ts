import { newBrowserKeys, unseal } from '../../contract/push/browser-keys';
import { newEnvelopes } from '../../../../supabase/functions/reminders/envelopes';
import { envelopeTo, seal } from '../../../../supabase/functions/reminders/seal';

const never = () => false;

function browser() {
  const keys = newBrowserKeys();
  const p256dh = keys.curve.getPublicKey('base64url');
  return { keys, named: { p256dh, auth: keys.secret.toString('base64url') } };
}

test('what was made ahead opens for its browser alone, and seals one message', async () => {
  const [one, other] = [browser(), browser()];
  const envelopes = newEnvelopes();
  await envelopes.make([one.named, other.named, one.named], never);
  const bodies = ['first', 'second', 'third'].map((text) => seal(text, envelopes.take(one.named)));
  expect(bodies.map((body) => unseal(body, one.keys))).toEqual(['first', 'second', 'third']);
  // The salt and the key of the sender: another one for each.
  expect(new Set(bodies.map((body) => body.subarray(0, 86).toString('hex'))).size).toBe(3);
  expect(() => unseal(bodies[0] as Buffer, other.keys)).toThrow();
});

test('made once for whoever is waited for, until the moment comes', async () => {
  const [one, other] = [browser().named, browser().named];
  let made = 0;
  const envelopes = newEnvelopes((...keys) => {
    made += 1;
    return envelopeTo(...keys);
  });
  await envelopes.make([one, other], () => true);
  expect(made).toBe(0);
  await envelopes.make([one, other], never);
  await envelopes.make([one, other], never);
  envelopes.take(one);
  expect(made).toBe(2);
  envelopes.take(one);
  expect(made).toBe(3);
  await envelopes.make([], () => true);
  envelopes.take(other);
  expect(made).toBe(3);
  await envelopes.make([other], never);
  expect(made).toBe(4);
  // Nobody waits for the other one any more.
  await envelopes.make([], never);
  envelopes.take(other);
  expect(made).toBe(5);
});

test('keys that are none hold up nobody else', async () => {
  const good = browser();
  const envelopes = newEnvelopes();
  await envelopes.make([{ p256dh: 'AAAA', auth: '' }, good.named], never);
  expect(unseal(seal('here', envelopes.take(good.named)), good.keys)).toBe('here');
  expect(() => envelopes.take({ p256dh: 'AAAA', auth: '' })).toThrow();
});
