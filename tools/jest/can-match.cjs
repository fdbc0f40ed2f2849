/** What an element must at least be or have for each selector of a list: a tag and classes of its last part. */
function needsOf(list) {
  // An escape may stand for anything: nothing is needed then.
  if (list === undefined || list.includes('\\')) return [{ classes: [] }];
  let plain = list.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return plain.split(',').map((selector) => {
    const last = selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    return {
      tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(),
      classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => ` ${name} `),
    };
  });
}

const known = new Map();

/** False only where an element lacks the tag or a class that every selector of the list asks for. */
exports.canMatch = (list, element) => {
  if (!known.has(list)) known.set(list, needsOf(list));
  const names = ` ${(element.getAttributeNS(null, 'class') ?? '').replace(/\s+/g, ' ')} `;
  const tag = element.localName.toLowerCase();
  return known
    .get(list)
    .some(
      (needs) =>
        (needs.tag === undefined || needs.tag === tag) &&
        needs.classes.every((name) => names.includes(name)),
    );
};
