/** What every public page shares. The claims are sample copy of the specification (§2), not measured facts. */
export const site = {
  name: 'Plainday',
  tagline: 'Super Simple Productivity Tool',
  signUp: { label: 'Get Started Free', href: '/auth' },
  signIn: { label: 'Sign In', href: '/auth' },
  nav: [
    { label: 'Features', href: '/#features' },
    { label: 'Tools', href: '/#tools' },
    { label: 'About', href: '/#about' },
  ],
} as const;
