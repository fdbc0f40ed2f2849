/** What passwords of the top lists are made of, once case, digits and signs for letters are taken away. */
const WORDS = new Set(
  `a aa aaa ab abc abcd abcde abcdef abcdefg abcdefgh admin administrator alexander alexandra amanda andrea andrew
  angel anthony apple april arsenal ashley asdf asdfg asdfgh asdfghjkl august austin azerty babygirl bailey banana
  barcelona baseball basketball batman beautiful benjamin blink butterfly carlos changeme charlie charlotte cheese
  chelsea chocolate computer cookie corvette daniel danielle december default dragon eminem family february ferrari
  flower football forever freedom friday friend gabriel george ginger google guest hallo hannah harley heather hello
  hockey hunter iloveyou internet january jasmine jennifer jessica jordan joseph joshua july june justin killer
  letmein liverpool login london loveme lovely lover madison maggie manager march marina martin master matrix matthew
  melissa mercedes michael michelle microsoft monday monkey morgan mustang mylove mypass naruto natasha nicole
  november october ok orange pass passme passwd passwort password patrick peanut pepper phoenix plainday pokemon
  princess purple q qaz qazwsx qq qwe qwer qwert qwerty qwertyui qwertyuiop qwertz rachel ranger richard robert root
  samantha samsung saturday secret september shadow silver snoopy soccer spiderman spring starwars steelers summer
  sunday sunshine superman sweety test tester testing thomas thunder thursday tigger trustno tuesday user victoria
  wednesday welcome whatever william winter yankees yellow zaq zxc zxcv zxcvb zxcvbn zxcvbnm`.split(
    /\s+/,
  ),
);

/** Walks over the keyboard, and lines of characters that follow one another. */
const LINES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq12wsx',
  'zaq1xsw2cde3vfr4',
];
const MIN_LINE = 4;
const MAX_TRIMMING = 5;

const SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const plain = (text: string) => text.replace(/[013457@$!]/g, (sign) => SIGNS[sign] ?? sign);
const core = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');

/** Takes lines of neighbours out: what is left is what somebody has thought of. */
function withoutLines(text: string): string {
  let rest = text;
  for (let length = rest.length; length >= MIN_LINE; length -= 1) {
    for (let start = 0; start + length <= rest.length; start += 1) {
      const part = rest.slice(start, start + length);
      const back = [...part].reverse().join('');
      if (LINES.some((line) => line.includes(part) || line.includes(back))) {
        rest = rest.slice(0, start) + rest.slice(start + length);
        start -= 1;
      }
    }
  }
  return rest;
}

const isOneCharacter = (text: string) => new Set(text).size <= 2;
/** Digits and signs around a word that make it no harder to guess: a year and a sign, or one again and again. */
const isTrimming = (trimming: string) =>
  trimming.length <= MAX_TRIMMING || /^([!-~])\1*$/.test(trimming);

/**
 * True for a password that everybody tries first: a word of the top lists with a capital, digits or signs for
 * letters, or neighbours on the keyboard. Not a dictionary: a small net with wide reach.
 */
export function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  const rest = withoutLines(text);
  if (rest.length <= 2) return true;
  return [text, rest].some((candidate) =>
    [core(candidate), core(plain(candidate)), plain(core(candidate))].some((word) => {
      const trimming = candidate.length - word.length;
      if (!WORDS.has(word) && !isOneCharacter(word)) return false;
      return isTrimming(candidate.replace(/[a-z]/g, '')) || trimming <= MAX_TRIMMING;
    }),
  );
}
