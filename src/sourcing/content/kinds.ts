import type { AnyObjectSchema, InferType } from 'yup';
import { aboutIntro, contactDetails, figures, milestones } from './schemas/company';
import { costs } from './schemas/costs';
import { faqCategories, faqPage, faqQuestion } from './schemas/faq';
import * as sections from './schemas/home-sections';
import * as top from './schemas/home-top';
import { accessibility, licences, privacy } from './schemas/legal';
import { redirects } from './schemas/site';

/** The file of a document. */
export interface Origin {
  /** From the root of the project: `content/faq/transaction-tax.md`. */
  path: string;
  /** The file name without its ending: `transaction-tax`. */
  slug: string;
}

/** One kind of content file: its path in `content/` (`*` is any name) and its schema. */
function kind<Name extends string, Schema extends AnyObjectSchema>(name: Name, file: string, schema: Schema) {
  return {
    name,
    file,
    schema,
    /** Whether the file has a text below its front matter. */
    hasBody: 'body' in schema.fields,
    /** Makes the document of a value that the schema has accepted: defaults filled in, Markdown as HTML. */
    document: (origin: Origin, value: unknown) => ({
      kind: name,
      ...origin,
      fields: schema.cast(value) as InferType<Schema>,
    }),
  };
}

/** Every kind of content file, in the order in which the pages show them. */
export const kinds = [
  kind('brand', 'home/brand.md', top.brand),
  kind('hero', 'home/hero.md', top.hero),
  kind('advantages', 'home/advantages.md', sections.advantages),
  kind('guarantees', 'home/guarantees.md', sections.guarantees),
  kind('sale-units', 'home/sale-units.md', sections.saleUnits),
  kind('investment-areas', 'home/investment-areas.md', sections.investmentAreas),
  kind('partners', 'home/partners.md', sections.partners),
  kind('consultation', 'home/consultation.md', sections.consultation),
  kind('ceo-message', 'home/ceo-message.md', top.ceoMessage),
  kind('objectives', 'home/objectives.md', sections.objectives),
  kind('vision', 'home/vision.md', sections.vision),
  kind('mission', 'home/mission.md', sections.mission),
  kind('values', 'home/values.md', sections.values),
  kind('about-intro', 'about/intro.md', aboutIntro),
  kind('figures', 'about/figures.md', figures),
  kind('milestones', 'about/milestones.md', milestones),
  kind('contact-details', 'contact/details.md', contactDetails),
  kind('privacy', 'legal/privacy.md', privacy),
  kind('licences', 'legal/licences.md', licences),
  kind('accessibility', 'legal/accessibility.md', accessibility),
  kind('costs', 'site/costs.md', costs),
  kind('redirects', 'site/redirects.md', redirects),
  kind('faq-page', 'faq/_page.md', faqPage),
  kind('faq-categories', 'faq/_categories.md', faqCategories),
  kind('faq-question', 'faq/*.md', faqQuestion),
] as const;

export type ContentKind = (typeof kinds)[number];

/** The content of one file; `kind` tells which fields it has. */
export type ContentDocument = ReturnType<ContentKind['document']>;

/** The document of one kind: `DocumentOf<'hero'>`. */
export type DocumentOf<Name extends ContentKind['name']> = Extract<ContentDocument, { kind: Name }>;

/** The kind of a file by its path in `content/`, or undefined for a file that no page uses. */
export function findKind(file: string): ContentKind | undefined {
  const isQuestion = /^faq\/[a-z0-9][a-z0-9-]*\.md$/.test(file);
  return kinds.find((candidate) => candidate.file === (isQuestion ? 'faq/*.md' : file));
}
