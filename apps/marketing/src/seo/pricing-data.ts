import { pricing } from '../content/pricing';
import { site } from '../content/site';
import { breadcrumbs, graph, type StructuredData } from './structured-data';

/** The questions with their answers. */
export function pricingData(): StructuredData {
  const faq = {
    '@type': 'FAQPage',
    mainEntity: pricing.faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return graph(faq, breadcrumbs({ name: site.pricing.label, path: site.pricing.href }));
}
