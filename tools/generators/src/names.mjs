const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** Letters before the numbers of a tool's rules: `WP` for water-plants, `TE` for tea. */
function ruleLetters(words) {
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : words[0].slice(0, 2);
  return letters.toUpperCase();
}

/** What is put in for each token of the templates; `known` is what the registry says of the tool. */
export function tokensOf(id, known, title) {
  const words = id.split('-');
  const pascal = words.map(capital).join('');
  return {
    __id__: id,
    __camel__: pascal[0].toLowerCase() + pascal.slice(1),
    __Pascal__: pascal,
    __title__: (title ?? known.title).replaceAll("'", '’'),
    __slug__: known.slug,
    __order__: String(known.order),
    __RULE__: ruleLetters(words),
  };
}

/** Replaces every token in a text or a path. */
export function fillIn(text, tokens) {
  return Object.entries(tokens).reduce(
    (filled, [token, value]) => filled.replaceAll(token, () => value),
    text,
  );
}
