const capital = (word) => word[0].toUpperCase() + word.slice(1);
const isVowel = (letter) => 'aeiou'.includes(letter);

/** English plural of a regular noun. */
export function pluralOf(noun) {
  if (noun.endsWith('y') && !isVowel(noun.at(-2) ?? '')) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** The first letters for its rules that no other tool has: `WP` for water-plants, `TE` or `TA` for tea. */
export function freeRules(id, taken) {
  const words = id.toUpperCase().split('-');
  const first = words[0][0];
  const initials = words.map((word) => word[0]).join('');
  const pairs = [...words.join('').slice(1)].map((letter) => first + letter);
  const free = [...(words.length > 1 ? [initials] : []), ...pairs].find((one) => !taken.has(one));
  if (!free) throw new Error(`No letters are left for the rules of '${id}'. Give --rules.`);
  return free;
}

const KEPT = {
  device: [
    'Everything stays on this device.',
    'Everything is kept on this device, is there after a reload, and follows other tabs.',
    'decisions 42',
  ],
  account: [
    'Kept in the account.',
    'Everything is kept in the account. A list that cannot be loaded says so and offers Retry; a write that fails is taken back and can be tried again.',
    'spec §7',
  ],
};

function keptOf({ keeps, key }) {
  if (keeps !== 'literal') return KEPT[keeps];
  return [
    `Kept in this browser under the key \`${key}\`.`,
    `Everything lies under the localStorage key \`${key}\`, is there after a reload, and follows other tabs.`,
    'spec §9',
  ];
}

function storesOf({ keeps, id, table, key }) {
  if (keeps === 'account') return `{ account: ['${table}'] }`;
  return keeps === 'literal' ? `{ literal: ['${key}'] }` : `{ device: ['${id}'] }`;
}

/** What is put in for each token of the templates, by a plan of `planTool`. */
export function tokensOf(plan) {
  const { id, item } = plan;
  const pascal = id.split('-').map(capital).join('');
  const items = pluralOf(item);
  const article = isVowel(item[0]) ? 'an' : 'a';
  const title = plan.title.replaceAll("'", '’');
  const [kept, ruleKept, sourceKept] = keptOf(plan);
  const goTo = plan.goTo ? `, shortcut: 'g ${plan.goTo}'` : '';
  return {
    __id__: id,
    __camel__: pascal[0].toLowerCase() + pascal.slice(1),
    __Pascal__: pascal,
    __title__: title,
    __slug__: plan.slug,
    __order__: String(plan.order),
    __Icon__: plan.icon,
    __stores__: storesOf(plan),
    __command__: `{ id: 'open', title: 'Go to ${title}'${goTo} }`,
    __RULE__: plan.rules,
    __item__: item,
    __Item__: capital(item),
    __items__: items,
    __Items__: capital(items),
    __a_item__: `${article} ${item}`,
    __A_item__: `${capital(article)} ${item}`,
    __text__: plan.text,
    __made__: plan.made,
    __table__: plan.table ?? '',
    __key__: plan.key ?? '',
    __kept__: kept,
    __rule_kept__: ruleKept,
    __source_kept__: sourceKept,
  };
}

/** Replaces every token in a text or a path. */
export function fillIn(text, tokens) {
  return Object.entries(tokens).reduce(
    (filled, [token, value]) => filled.replaceAll(token, () => value),
    text,
  );
}
