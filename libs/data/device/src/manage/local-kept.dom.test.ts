import { OWNER_KEY } from '@plainday/shared-platform';
import { listLocalTexts, putLocalTexts, removeLocalTexts } from './local-kept';

const ADA = '11111111-1111-4111-8111-111111111111';
const EVE = '22222222-2222-4222-8222-222222222222';

beforeEach(() => localStorage.clear());

test('what a person has chosen and written is taken along, under keys that are the same for all', () => {
  localStorage.setItem(OWNER_KEY, ADA);
  localStorage.setItem('quickNotes', '[]');
  localStorage.setItem('plainday.theme', 'dark');
  localStorage.setItem('plainday.explained', '["Goals"]');
  localStorage.setItem(`plainday.preferences.${ADA}`, '{"singleKeys":false}');
  localStorage.setItem(`plainday.of-a-later-version.${ADA}`, 'x');
  localStorage.setItem(`plainday.preferences.${EVE}`, '{}');
  localStorage.setItem(`plainday.rows.${ADA}`, 'a picture of rows');
  localStorage.setItem(`plainday.unsent.${ADA}`, 'an unsent write');
  localStorage.setItem('plainday.auth', 'a session');
  const texts = listLocalTexts(ADA);
  expect([...texts].sort((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
    { key: 'plainday.explained', value: '["Goals"]' },
    { key: 'plainday.of-a-later-version.{user}', value: 'x' },
    { key: 'plainday.preferences.{user}', value: '{"singleKeys":false}' },
    { key: 'plainday.theme', value: 'dark' },
    { key: 'quickNotes', value: '[]' },
  ]);
  localStorage.clear();
  localStorage.setItem(OWNER_KEY, EVE);
  const heard: (string | null)[] = [];
  window.addEventListener('storage', ({ key }) => heard.push(key));
  expect(putLocalTexts(EVE, texts)).toBe(true);
  expect(localStorage.getItem(`plainday.preferences.${EVE}`)).toBe('{"singleKeys":false}');
  expect(heard).toContain('quickNotes');
  expect(listLocalTexts(EVE)).toHaveLength(5);
  removeLocalTexts(EVE, ['quickNotes']);
  expect(localStorage.getItem('quickNotes')).toBeNull();
});

test('a file cannot write where nothing of a person lies', () => {
  const others = ['plainday.auth', 'plainday.owner', 'plainday.unsent.{user}', 'x', '{user}'];
  putLocalTexts(
    ADA,
    others.map((key) => ({ key, value: 'planted' })),
  );
  expect(localStorage).toHaveLength(0);
});
