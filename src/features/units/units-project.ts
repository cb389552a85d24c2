import type { LocalizedText } from '../../i18n';

/** What units need to know of their project. */
export interface UnitsProject {
  readonly id: string;
  readonly name: LocalizedText;
  readonly whatsapp?: string | null;
  /** Path of its page. */
  readonly path: string;
  readonly licenceNumber?: string;
}
