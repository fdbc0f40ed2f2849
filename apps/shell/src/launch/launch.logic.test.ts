import { launchOf } from './launch.logic';

const of = (search: string) => launchOf(new URLSearchParams(search));
const TODAY = { kind: 'tool', toolId: 'today' };

test('[DB23] an address asks for a place, a new task, or what was shared', () => {
  expect(of('tool=pomodoro')).toEqual({
    to: { kind: 'tool', toolId: 'pomodoro' },
    add: null,
    isShared: false,
  });
  expect(of('view=today&add')).toEqual({ to: TODAY, add: '', isShared: false });
  expect(of('view=today&add=Buy+milk').add).toBe('Buy milk');
  expect(of('view=today&shared').isShared).toBe(true);
});

test('[DB23] a link of the scheme says the same as an address, and answers no reminder', () => {
  const link = (text: string) => of(new URLSearchParams({ link: text }).toString());
  expect(link('web+plainday:view=today&add=Buy%20milk')).toEqual({
    to: TODAY,
    add: 'Buy milk',
    isShared: false,
  });
  expect(link('web+plainday://?tool=pomodoro').to).toEqual({ kind: 'tool', toolId: 'pomodoro' });
  expect(link('web+plainday:view=today&shared').isShared).toBe(false);
  expect(link('javascript:alert(1)')).toEqual({ to: { kind: 'all' }, add: null, isShared: false });
});
