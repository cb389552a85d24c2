import { createPrerendered } from '../../ui';
import { sentenceFieldAtBuild } from './sentence-field-at-build';

/** The field as prerendered HTML: a form, which needs no code. */
export const SentenceField = createPrerendered(sentenceFieldAtBuild, () =>
  import('./sentence-field').then((module) => module.SentenceField),
);
