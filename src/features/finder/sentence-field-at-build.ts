/** The field at the build. In browsers webpack makes this module empty (`on-create-webpack-config.ts`). */
import { SentenceField } from './sentence-field';

export const sentenceFieldAtBuild: typeof SentenceField | undefined = SentenceField;
