/** What every public page shares. Figures are sample copy of the specification (§1, §2), not measured facts. */
export const site = {
  name: 'Plainday',
  tagline: 'Super Simple Productivity Tool',
  signUp: { label: 'Get Started Free', href: '/auth?mode=signup' },
  signIn: { label: 'Sign In', href: '/auth' },
  features: { label: 'Features', href: '/#features' },
  pricing: { label: 'Pricing', href: '/pricing' },
  about: { label: 'About', href: '/#about' },
  toolsMenu: {
    label: 'Tools',
    all: { label: 'All Tools', text: 'What each of the nineteen does', href: '/tools' },
    viewAll: { label: 'View All Tools', href: '/tools' },
    /** How many tools the menu names. */
    count: 8,
  },
  runsIn: 'Runs in',
  skip: 'Skip to content',
  menu: 'Menu',
} as const;
