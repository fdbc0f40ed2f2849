import { operatorRule } from './operators';

const here = { local: true };
const away = { local: false };
const ann = { email: 'ann@example.org' };

it('takes who is named, in whichever letters, from wherever, and nobody else', () => {
  const isOperator = operatorRule({ operators: ['Ann@Example.org'], host: '0.0.0.0' });
  expect(isOperator(away, ann)).toBe(true);
  expect(isOperator(away, { email: 'ANN@example.ORG' })).toBe(true);
  for (const email of ['bob@example.org', 'ann@example.org.evil.test', 'ann', '']) {
    expect(isOperator(here, { email })).toBe(false);
  }
});

it('where nobody is named, takes who is at the machine that the gateway is for alone', () => {
  expect(operatorRule({})(here, ann)).toBe(true);
  expect(operatorRule({ publicUrl: 'http://localhost:4200' })(here, ann)).toBe(true);
  expect(operatorRule({})(away, ann)).toBe(false);
  for (const others of [
    { host: '0.0.0.0' },
    { proxyHops: 1 },
    { publicUrl: 'https://plainday.example' },
  ]) {
    expect(operatorRule(others)(here, ann)).toBe(false);
  }
});
