import { toolById, toolPath, tools } from '@plainday/shared-utils/site';
import { renderPages } from '../prerender';
import { catalogue, categoryOf } from './catalogue';
import { landing } from './landing';
import { pricing } from './pricing';
import { toolCopy } from './tools';

const pages = renderPages({
  font: '',
  favicon: '',
  script: { src: '', integrity: '' },
  shots: {},
  live: {},
  previews: {},
  browsers: { names: '', notice: '' },
  about: { changes: '', tools: [] },
});
const textOf = (path: string) =>
  (pages[path] ?? '')
    .replace(/^[\s\S]*<body>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/** Spec §2, Landing page. */
it('makes the claims of the landing page as the specification states them', () => {
  const text = textOf('/');
  for (const claim of ['50,000+ teams', '50K+', '1M+', '99.9%', '24/7', '19+ tools']) {
    expect(text).toContain(claim);
  }
  expect(landing.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '50K+ users',
    '1M+ tasks',
    '99.9% uptime',
    '24/7 support',
  ]);
  expect(landing.tools.featured).toHaveLength(6);
});

/** Spec §1. */
it('names every claim of the product', () => {
  const text = textOf('/').toLowerCase() + textOf('/pricing').toLowerCase();
  for (const claim of [
    'smart task management',
    'project planning',
    'timelines and milestones',
    'smart reminders',
    'fast sync',
    'real-time collaboration',
    'analytics',
    'integrations',
    'priority support',
    'custom workflows',
  ]) {
    expect(text).toContain(claim);
  }
});

/** Spec §9, Pricing. */
it('has the plans, the lists and the promises of the specification', () => {
  const text = textOf('/pricing');
  expect(pricing.plans.map(({ price, period }) => `${price} ${period}`)).toEqual([
    '$0 forever',
    '$12 per month',
  ]);
  const [free, pro] = pricing.plans.map(({ features }) => features.join(', ').toLowerCase());
  expect(free).toBe(
    'up to 5 projects, basic task management, personal workspace, mobile app access, basic templates',
  );
  expect(pro).toBe(
    'unlimited projects, advanced task management, team collaboration, priority support, custom workflows, advanced integrations, analytics and reporting, custom templates, api access, advanced security',
  );
  expect(pricing.plans.map(({ popular }) => popular)).toEqual([false, true]);
  for (const promise of [
    'Most Popular',
    '14-day free trial of Pro, no credit card required',
    'Data remains accessible for 30 days after cancellation',
    'Full refund within 30 days',
    'Plan changes take effect immediately',
  ]) {
    expect(text).toContain(promise);
  }
});

/** Spec §2, Tools catalogue. */
it('lists six tools in four categories, and all nineteen once', () => {
  const { categories, more } = catalogue;
  expect(categories.map(({ name }) => name)).toEqual([
    'Time Management',
    'Task Management',
    'Planning',
    'Analytics',
  ]);
  expect(categories.flatMap(({ tools: listed }) => listed)).toHaveLength(6);
  const listed = [...categories, ...more].flatMap((group) => group.tools);
  expect([...listed].sort()).toEqual(tools.map(({ id }) => id).sort());
  expect(categoryOf('pomodoro')).toBe('Time Management');
});

/** Spec §2, tool marketing pages. */
it.each(tools.map(({ id }) => id))('claims, explains and invites on the page of %s', (id) => {
  const text = textOf(toolPath(toolById(id)));
  for (const claim of ['10,000+ users', '4.9/5 rating', 'Free forever']) {
    const [value = '', label = ''] = claim.split(' ');
    expect(text).toContain(value);
    expect(text).toContain(label);
  }
  const { steps, features, benefits, closing, lead } = toolCopy[id];
  for (const { title } of [...steps, ...features, closing]) expect(text).toContain(title);
  for (const line of [...benefits, lead]) expect(text).toContain(line);
  expect(pages[toolPath(toolById(id))]).toMatch(/href="\/pricing"[\s\S]*href="\/tools"/);
});
