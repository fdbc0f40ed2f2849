import { phone, PHONE_MAX_PX, TABLET_MAX_PX, tablet, upTo, wide } from './breakpoints';
import { themeCss } from './theme-css';
import { touchVariables, typeScale, typeVariables } from './type';

it.each(Object.keys(typeScale))(
  '%s is a variable in rem, so that it grows with the browser',
  (name) => {
    const [, value = ''] = new RegExp(`--type-${name}:([^;]+);`).exec(typeVariables) ?? [];
    const size = String.raw`(?:[\d.]+rem|min\([\d.]+rem,[\d.]+vw\))`;
    expect(value).toMatch(new RegExp(String.raw`^${size}/[\d.]+rem var\(--font\)$`));
    expect(typeVariables).toMatch(new RegExp(`--size-${name}:${size};`));
  },
);

it('is never too small for iOS in a field where a finger points, whatever step its style asks for', () => {
  const steps = [...touchVariables.matchAll(/--type-([\w-]+):var\(--size-touch\)/g)];
  const small = Object.entries(typeScale).filter(([, { size }]) => size < 16);
  expect(steps.map(([, name]) => name)).toEqual(small.map(([name]) => name));
  expect(themeCss).toContain(
    `(pointer: coarse){input,select,textarea{font-size:var(--size-touch);${touchVariables}`,
  );
});

it('never puts a line closer than its letters', () => {
  for (const { size, line } of Object.values(typeScale)) expect(line).toBeGreaterThan(size);
});

it('is drawn whole on the narrowest phone while text is as it is', () => {
  const narrowest = 320;
  for (const step of Object.values<{ size: number; most?: string }>(typeScale)) {
    if (step.most)
      expect((parseFloat(step.most) * narrowest) / 100).toBeGreaterThanOrEqual(step.size);
  }
});

it('leaves no pixels in the type of the page', () => {
  expect(themeCss).toContain(typeVariables);
  expect(themeCss).not.toMatch(/font(?:-size)?:[^;]*\dpx/);
});

it('has breakpoints without a gap or an overlap', () => {
  expect(phone).toBe(upTo(PHONE_MAX_PX));
  expect(wide).toBe(`@media (min-width: ${PHONE_MAX_PX + 1}px)`);
  expect(tablet).toBe(upTo(TABLET_MAX_PX));
});
