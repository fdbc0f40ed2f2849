const textOf = (element, name) =>
  element.attributes.find((attribute) => attribute.name?.name === name)?.value?.value;
const bare = (text) => text.replace(/\W+$/, '').toLowerCase();

/** A field whose placeholder says what its label says: only where both are the same to the letter it is read once. */
export const saidOnce = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { twice: "Write the label as the placeholder: '{{hint}}'. Else both are read." },
  },
  create(context) {
    return {
      JSXOpeningElement(node) {
        const [label, hint] = ['aria-label', 'placeholder'].map((name) => textOf(node, name));
        if (typeof label !== 'string' || typeof hint !== 'string' || label === hint) return;
        if (bare(label) === bare(hint))
          context.report({ node, messageId: 'twice', data: { hint } });
      },
    };
  },
};
