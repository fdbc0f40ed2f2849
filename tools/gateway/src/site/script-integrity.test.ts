import { vouchForScripts } from './script-integrity';

const files = [{ path: '/assets/main.1.js', bytes: 1, integrity: 'sha384-abc' }];

it('adds the hash of the release to the entry, and touches nothing else (L6)', () => {
  const html =
    '<script type="application/json" id="x">{"src":"/assets/main.1.js"}</script>' +
    '<script defer src="/assets/main.1.js"></script><script src="/assets/other.js"></script>';
  expect(vouchForScripts(html, files)).toBe(
    '<script type="application/json" id="x">{"src":"/assets/main.1.js"}</script>' +
      '<script defer src="/assets/main.1.js" integrity="sha384-abc"></script><script src="/assets/other.js"></script>',
  );
});

it('leaves a script alone that has one', () => {
  const html = '<script src="/assets/main.1.js" integrity="sha384-x"></script>';
  expect(vouchForScripts(vouchForScripts(html, files), files)).toBe(html);
});
