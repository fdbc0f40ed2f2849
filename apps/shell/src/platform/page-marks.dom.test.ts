import { readChannel, readOverride } from './page-marks';

afterEach(() => document.head.replaceChildren());

it('reads what the gateway wrote of the channel, and nothing where all get the same', () => {
  expect(readChannel()).toBeNull();
  document.head.innerHTML =
    '<meta name="plainday-channel" content="next" data-by="share" data-share="10">';
  expect(readChannel()).toEqual({ name: 'next', by: 'share', share: 10 });
  document.head.innerHTML = '<meta name="plainday-channel" content="live">';
  expect(readChannel()).toEqual({ name: 'live', by: 'default', share: 0 });
});

it('reads which remote comes from this machine, and leads back to sites alone', () => {
  const mark = (site: string) => {
    document.head.innerHTML = `<meta name="plainday-override" content="tasks" data-site="${site}">`;
    return readOverride();
  };
  expect(readOverride()).toBeNull();
  expect(mark('https://plainday.example')).toEqual({
    remote: 'tasks',
    site: 'https://plainday.example',
  });
  expect(mark('javascript:alert(1)//')).toBeNull();
  expect(mark('')).toBeNull();
});
