import type { PageMeta } from './copy.types';

/** A plan (spec §3, Marketing entities). */
export interface Plan {
  readonly name: string;
  readonly price: string;
  readonly period: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly limitations: readonly string[];
  readonly action: string;
  /** Said beside the action. */
  readonly note: string | null;
  readonly popular: boolean;
}

/** A question with its answer (spec §3, Marketing entities). */
export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

const meta: PageMeta = {
  title: 'Pricing: free forever, or Pro for $12 | Plainday',
  description:
    'Plainday is free forever for up to 5 projects. Pro is $12 per month, with a 14-day free trial and no credit card required.',
  keywords: ['plainday pricing', 'free to-do list', 'productivity app price', 'free trial'],
};

/** Prices, lists and answers are those of the specification (§9, Pricing), word for word. */
export const pricing = {
  meta,
  heading: 'Free until you need more.',
  lead: 'Two plans. The same quiet list in both.',
  plans: [
    {
      name: 'Free',
      price: '$0',
      period: 'forever',
      description: 'For one person and a full day.',
      features: [
        'Up to 5 projects',
        'Basic task management',
        'Personal workspace',
        'Mobile app access',
        'Basic templates',
      ],
      limitations: [],
      action: 'Get Started Free',
      note: null,
      popular: false,
    },
    {
      name: 'Pro',
      price: '$12',
      period: 'per month',
      description: 'For client work, and for working together.',
      features: [
        'Unlimited projects',
        'Advanced task management',
        'Team collaboration',
        'Priority support',
        'Custom workflows',
        'Advanced integrations',
        'Analytics and reporting',
        'Custom templates',
        'API access',
        'Advanced security',
      ],
      limitations: [],
      action: 'Start free trial',
      note: '14-day free trial of Pro, no credit card required',
      popular: true,
    },
  ] satisfies readonly Plan[],
  popular: 'Most Popular',
  faqHeading: 'Questions, answered plainly.',
  faq: [
    {
      question: 'Do I need a credit card for the trial?',
      answer: 'No. 14-day free trial of Pro, no credit card required.',
    },
    {
      question: 'What happens to my data if I cancel?',
      answer: 'Data remains accessible for 30 days after cancellation.',
    },
    { question: 'Can I get my money back?', answer: 'Full refund within 30 days.' },
    {
      question: 'Can I change plans later?',
      answer: 'Any time. Plan changes take effect immediately.',
    },
  ] satisfies readonly FaqEntry[],
  closing: { title: 'Try it on a real day.', text: 'The free plan has no end date.' },
} as const;
