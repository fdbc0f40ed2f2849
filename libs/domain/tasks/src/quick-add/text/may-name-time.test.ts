import { findDates } from '../dates/dates';
import { presentOf } from '../dates/moment';
import { at, ZONE } from '../sample-parse';
import { mayNameTime } from './may-name-time';

const WORDS = `
  a about after again ago ah am an and Anna any around as at before buy by call chapter couple couples day days dec december
  door each earlier eighth end evening every few fifth first fix for forward fri friday from half hour hours in into it june
  last later look march mark market may maybe midnight mins mo mon monday money month morning new next night noon now oct of
  on one out over past pay plan plant pm quarter rent report sat satisfy sec second seconds section seven several spend sun
  sunny the then third this thurs till time to today tomorrow tonight trip tue two until w week weekend weekly with within y
  year years yesterday 3 5 7 12 45 2026 3rd 5pm 10:30 1/2 2026-12-01 14.5 3' @ # , - . ~ + & ( ) o'clock`
  .trim()
  .split(/\s+/);
/** What makes a time of words that are none by themselves. */
const TAILS = ['', ' later', ' 3'];

it.each([
  'Buy milk',
  'First thing 3',
  'Chapter 7 again',
  'Market plan with Anna',
  'Report on the satisfied',
  'Decide about money',
])('“%s” names no time', (title) => {
  expect(mayNameTime(title)).toBe(false);
});

it.each([
  'milk tomorrow',
  'milk at 3',
  'milk 3 pm',
  'Room 12',
  'milk 1/2',
  'milk on thursday',
  'milk for half an hour',
  'milk firstmay',
])('“%s” may name one', (title) => {
  expect(mayNameTime(title)).toBe(true);
});

it('never keeps from chrono what is a date', () => {
  const present = presentOf(at('2026-11-21 12:00').getTime(), ZONE, '17:00', 0, () => true);
  const pairs = WORDS.flatMap((a) => WORDS.flatMap((b) => [`${a} ${b}`, `${a}${b}`]));
  const texts = pairs.flatMap((pair) => TAILS.map((tail) => pair + tail));
  const kept = texts.filter((text) => !mayNameTime(text));
  expect(kept.filter((text) => findDates(text, present).length > 0)).toEqual([]);
  // Else the test would say nothing.
  expect(kept.length).toBeGreaterThan(texts.length / 10);
});
