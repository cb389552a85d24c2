import { removeKept } from '../../browser/kept-pages';
import { local } from '../../browser/safe-storage';
import { isSharedDevice, writeSharedDevice } from '../../browser/shared-device';
import type { EnquiryKind, FormValues } from './forms';
import { draftLifetime } from './outbox/retention';

const prefix = 'enquiry-draft:';

/** What was typed and not yet sent. Stored in visitors' browsers: names of properties stay. */
export interface Draft {
  typed: FormValues;
  /** Milliseconds since the epoch. */
  at: number;
  /** Id of the enquiry that was sent with these words; removed as soon as the visitor types on. */
  sentAs?: string;
  /** The button was pressed before the code that sends had loaded: the next visit of the form sends it. */
  pressed?: boolean;
}

/** The localStorage key of a form's draft on a page. */
export const draftKey = (kind: EnquiryKind, path: string) => `${prefix}${kind}:${path}`;

/** The localStorage keys of all drafts. */
export const draftKeys = () => local.keys().filter((key) => key.startsWith(prefix));

/** Stores the answer. On a shared device all drafts and kept pages are erased. */
export function setSharedDevice(shared: boolean): void {
  writeSharedDevice(shared);
  if (!shared) return;
  for (const key of draftKeys()) local.write(key, undefined);
  void removeKept();
}

/** Stores the values of a form, unless the device is shared. An empty form has no draft. */
export function writeDraft(
  kind: EnquiryKind,
  path: string,
  values: FormValues,
  press: Pick<Draft, 'sentAs' | 'pressed'> = {},
): void {
  if (!Object.values(values).some(Boolean)) return eraseDraft(kind, path);
  const draft: Draft = { typed: values, at: Date.now(), ...press };
  if (!isSharedDevice()) local.write(draftKey(kind, path), JSON.stringify(draft));
}

export function eraseDraft(kind: EnquiryKind, path: string): void {
  local.write(draftKey(kind, path), undefined);
}

/** The draft of a form on a page, unless it is too old. */
export function readDraft(kind: EnquiryKind, path: string): Draft | undefined {
  const draft = parseDraft(local.read(draftKey(kind, path)));
  return draft && Date.now() - draft.at <= draftLifetime ? draft : undefined;
}

/** Undefined for any other text. */
export function parseDraft(text: string | null | undefined): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Draft> | null;
    const isDraft = typeof draft?.at === 'number' && typeof draft.typed === 'object' && draft.typed !== null;
    return isDraft ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}
