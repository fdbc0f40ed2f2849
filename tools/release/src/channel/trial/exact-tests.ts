/** Coefficients of Lanczos for the logarithm of the gamma function, g = 7. */
const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

function logFactorial(n: number): number {
  if (n < 2) return 0;
  const sum = LANCZOS.reduce((all, part, at) => all + part / (n + at + 1), 0.99999999999980993);
  const base = n + 7.5;
  return Math.log(2 * Math.PI) / 2 + (n + 0.5) * Math.log(base) - base + Math.log(sum);
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

function sumOf(from: number, to: number, term: (x: number) => number): number {
  let sum = 0;
  for (let x = from; x <= to; x += 1) sum += Math.exp(term(x));
  return Math.min(1, sum);
}

/** Binomial distribution: the probability of at most so many hits in n, each with probability p. */
export function binomialAtMost(hits: number, n: number, p: number): number {
  if (hits >= n || p <= 0) return hits < 0 ? 0 : 1;
  if (p >= 1) return 0;
  return sumOf(0, hits, (x) => logChoose(n, x) + x * Math.log(p) + (n - x) * Math.log1p(-p));
}

/**
 * Fisher's exact test, one-sided: how probable it is that so many of all hits, or more, fall into the first group where
 * both groups are alike.
 */
export function fisherMore(hits: number, n: number, otherHits: number, otherN: number): number {
  const all = hits + otherHits;
  const whole = logChoose(n + otherN, all);
  return sumOf(
    hits,
    Math.min(all, n),
    (x) => logChoose(n, x) + (all - x > otherN ? -Infinity : logChoose(otherN, all - x)) - whole,
  );
}

/** Clopper and Pearson's lower bound of a probability, which lies above the true one with probability `error` at most. */
export function lowerBound(hits: number, n: number, error: number): number {
  if (hits === 0) return 0;
  let [low, high] = [0, hits / n];
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (low + high) / 2;
    if (1 - binomialAtMost(hits - 1, n, middle) < error) low = middle;
    else high = middle;
  }
  return low;
}
