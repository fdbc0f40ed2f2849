export default async function toolGenerator(tree, options) { console.log(options); }
