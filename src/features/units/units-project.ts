import type { LocalizedText } from '../../i18n';
import type { LicenceData } from '../licences';

/** What units need to know of their project. */
export interface UnitsProject {
  readonly id: string;
  readonly name: LocalizedText;
  /** Whether its homes are on sale yet. */
  readonly status?: string;
  readonly whatsapp?: string | null;
  /** Path of its page. */
  readonly path: string;
  readonly licence?: LicenceData | null;
}
