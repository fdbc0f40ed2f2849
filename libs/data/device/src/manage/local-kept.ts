import {
  listLocal,
  OWNER_KEY,
  readLocal,
  removeLocal,
  writeLocal,
} from '@plainday/shared-platform';
import { literalNames, LITERAL_KEYS, type LiteralKey } from '../shape/literal-keys';

/** A text that the browser's storage keeps of a person, under a key that is the same for everybody. */
export interface LocalText {
  readonly key: string;
  readonly value: string;
}

/** Stands for the id of the person in a key. */
const PERSON = '{user}';
/** What a page notes down for itself: copies, unsent writes, what is under way, and what is not of one person. */
const TECHNICAL = [
  'left',
  'opening',
  'frozen',
  'parked',
  'projects',
  'rows',
  'timers',
  'timers.told',
  'typed',
  'unsent',
  'view',
].map((name) => `plainday.${name}.`);
/** Of the whole device: what was chosen for it, and which tools have explained themselves on it. */
const PLAIN = ['plainday.theme', 'plainday.explained'];

const isTechnical = (key: string) => TECHNICAL.some((name) => key.startsWith(name));

const literalKeys = () => (Object.keys(LITERAL_KEYS) as LiteralKey[]).flatMap(literalNames);

function ownKeys(userId: string): readonly string[] {
  const literal = readLocal(OWNER_KEY) === userId ? literalKeys() : [];
  const own = listLocal('plainday.').filter((key) => key.endsWith(`.${userId}`));
  return [...literal, ...own, ...PLAIN].filter((key) => !isTechnical(key));
}

const keyFor = (userId: string, key: string) => key.replace(PERSON, userId);

/** True for a key that `listLocalTexts` can give. */
function isOurs(key: string): boolean {
  const literal = Object.keys(LITERAL_KEYS).some(
    (name) => key === name || key.startsWith(`${name}.`),
  );
  const own = /^plainday\.[\w.-]+\.\{user\}$/.test(key) && !isTechnical(key);
  return literal || own || PLAIN.includes(key);
}

/** What the browser's storage keeps of the active person: the literal keys, preferences, orders of lists, drafts. */
export function listLocalTexts(userId: string): readonly LocalText[] {
  return ownKeys(userId).flatMap((name) => {
    const value = readLocal(name);
    const key = name.endsWith(`.${userId}`) ? name.slice(0, -userId.length) + PERSON : name;
    return value === null ? [] : [{ key, value }];
  });
}

/** Writes such texts over what is there, and tells the page. False where there is no room for one of them. */
export function putLocalTexts(userId: string, texts: readonly LocalText[]): boolean {
  const ours = texts.filter(({ key }) => isOurs(key));
  const failures = ours.map(({ key, value }) => {
    const name = keyFor(userId, key);
    const failure = writeLocal(name, value);
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: value }));
    return failure;
  });
  return failures.every((failure) => failure === null);
}

/** Removes such texts, and tells the page. */
export function removeLocalTexts(userId: string, keys: readonly string[]): void {
  for (const key of keys.filter(isOurs)) {
    const name = keyFor(userId, key);
    removeLocal(name);
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: null }));
  }
}
