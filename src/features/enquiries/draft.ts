/** What was typed and not yet sent, kept in the browser; storage that is refused is as if it were empty. */
import type { EnquiryKind, Typed } from './forms';
import { draftFor } from './outbox/times';

const prefix = 'enquiry-draft:';
const sharedKey = 'shared-device';

export interface Draft {
  typed: Typed;
  /** Milliseconds of the epoch. */
  at: number;
  /** Id of the enquiry that was sent off with these words; typing on makes it a draft of its own again. */
  sentAs?: string;
}

/** Name of a form's draft on a page in localStorage. */
export const draftKey = (kind: EnquiryKind, path: string) => `${prefix}${kind}:${path}`;

/** Undefined where storage is refused. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Names of all drafts. Throws where storage is refused. */
export const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** Whether the visitor said that others use this device too. */
export const isSharedDevice = (): boolean => attempt(() => localStorage.getItem(sharedKey)) === '1';

/** Remembers the answer. On a shared device every draft goes. */
export function setSharedDevice(shared: boolean): void {
  attempt(() => {
    if (!shared) return localStorage.removeItem(sharedKey);
    localStorage.setItem(sharedKey, '1');
    for (const key of draftKeys()) localStorage.removeItem(key);
  });
}

/** Keeps what was typed, unless the device is shared. Nothing typed is no draft. */
export function writeDraft(kind: EnquiryKind, path: string, typed: Typed, sentAs?: string): void {
  const draft: Draft = { typed, at: Date.now(), sentAs };
  if (!Object.values(typed).some(Boolean)) return eraseDraft(kind, path);
  attempt(() => {
    if (!isSharedDevice()) localStorage.setItem(draftKey(kind, path), JSON.stringify(draft));
  });
}

export function eraseDraft(kind: EnquiryKind, path: string): void {
  attempt(() => localStorage.removeItem(draftKey(kind, path)));
}

/** The draft of a form on a page, if there is a recent one. */
export const readDraft = (kind: EnquiryKind, path: string): Typed =>
  recent(draftKey(kind, path))?.typed ?? {};

/** Id of the enquiry that the draft was sent off as. */
export const draftSentAs = (kind: EnquiryKind, path: string): string | undefined =>
  recent(draftKey(kind, path))?.sentAs;

function recent(key: string): Draft | undefined {
  const draft = attempt(() => parseDraft(localStorage.getItem(key)));
  return draft && Date.now() - draft.at <= draftFor ? draft : undefined;
}

/** A stored text as a draft, unless it is none. */
export function parseDraft(text: string | null): Draft | undefined {
  const value = attempt(() => JSON.parse(text ?? 'null') as unknown);
  if (typeof value !== 'object' || value === null || !('typed' in value) || !('at' in value))
    return undefined;
  const { typed, at } = value;
  return typeof at === 'number' && typeof typed === 'object' && typed !== null ? (value as Draft) : undefined;
}
