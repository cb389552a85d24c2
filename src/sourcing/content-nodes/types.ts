/** The GraphQL type that each kind of content file becomes. */
import type { ContentKind } from '../content';

export const contentType = {
  brand: 'Brand',
  hero: 'HomeHero',
  advantages: 'HomeAdvantages',
  guarantees: 'HomeGuarantees',
  'sale-units': 'HomeSaleUnits',
  'investment-areas': 'HomeInvestmentAreas',
  partners: 'Partners',
  consultation: 'HomeConsultation',
  'ceo-message': 'HomeCeoMessage',
  objectives: 'HomeObjectives',
  vision: 'Vision',
  mission: 'Mission',
  values: 'HomeValues',
  'about-intro': 'AboutIntro',
  figures: 'AboutFigures',
  milestones: 'AboutMilestones',
  'contact-details': 'ContactDetails',
  privacy: 'PrivacyPage',
  licences: 'LicenceRules',
  accessibility: 'AccessibilityPage',
  'faq-page': 'FaqPage',
  'faq-categories': 'FaqCategory',
  'faq-question': 'FaqQuestion',
} as const satisfies Record<ContentKind['name'], string>;

export type ContentType = (typeof contentType)[keyof typeof contentType];
