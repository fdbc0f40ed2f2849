import { claimSingleton } from './singleton';

test('a second copy of a library is refused, with the names of both and the way out', () => {
  claimSingleton('@plainday/example', '1.0.0');
  expect(() => claimSingleton('@plainday/example', '1.1.0')).toThrow(
    /Two copies of @plainday\/example are loaded: 1\.0\.0 from .+, and 1\.1\.0 from .+singleton/,
  );
  expect(() => claimSingleton('@plainday/other', '1.0.0')).not.toThrow();
});
