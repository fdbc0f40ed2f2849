/** What all pages of tools share. The claims are sample copy of the specification (§2), not measured facts. */
export const toolPages = {
  back: 'Tools',
  allTools: { label: 'All Tools', href: '/tools' },
  claims: [
    { value: '10,000+', label: 'users' },
    { value: '4.9/5', label: 'rating' },
    { value: 'Free', label: 'forever' },
  ],
  steps: 'How it works',
  features: 'What it does',
  benefits: 'What you get from it',
  more: 'More tools',
  picture: (heading: string) => `${heading} as it looks in Plainday.`,
  try: {
    heading: 'Try it here',
    text: 'No account. It keeps running while you read.',
    unavailable: 'Trying it here needs JavaScript.',
    failed: 'It could not be loaded.',
    again: 'Try again',
  },
} as const;
