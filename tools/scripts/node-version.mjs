// Ends what imports it, with one sentence, where Node is older than what is promised.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Plainday needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}
