/** What was typed and not yet sent, kept in the browser; storage that is refused is as if it were empty. */
import type { EnquiryKind, Typed } from './forms';

const prefix = 'enquiry-draft:';
const sharedKey = 'shared-device';

/** Milliseconds after which a draft is no longer offered: 7 days. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

interface Draft {
  typed: Typed;
  /** Milliseconds of the epoch. */
  at: number;
}

const draftKey = (kind: EnquiryKind, path: string) => `${prefix}${kind}:${path}`;

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Whether the visitor said that others use this device too. */
export const isSharedDevice = (): boolean => attempt(() => localStorage.getItem(sharedKey)) === '1';

/** Remembers the answer. On a shared device every draft goes. */
export function setSharedDevice(shared: boolean): void {
  attempt(() => {
    if (!shared) return localStorage.removeItem(sharedKey);
    localStorage.setItem(sharedKey, '1');
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  });
}

/** Keeps what was typed, unless the device is shared. Nothing typed is no draft. */
export function writeDraft(kind: EnquiryKind, path: string, typed: Typed): void {
  const draft: Draft = { typed, at: Date.now() };
  if (!Object.values(typed).some(Boolean)) return eraseDraft(kind, path);
  attempt(() => {
    if (!isSharedDevice()) localStorage.setItem(draftKey(kind, path), JSON.stringify(draft));
  });
}

export function eraseDraft(kind: EnquiryKind, path: string): void {
  attempt(() => localStorage.removeItem(draftKey(kind, path)));
}

/** The draft of a form on a page, if there is a recent one. */
export function readDraft(kind: EnquiryKind, path: string): Typed {
  const draft = attempt(() => JSON.parse(localStorage.getItem(draftKey(kind, path)) ?? 'null') as unknown);
  if (!isDraft(draft) || Date.now() - draft.at > lifetime) return {};
  return draft.typed;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('typed' in value) || !('at' in value)) return false;
  const { typed, at } = value;
  return typeof at === 'number' && typeof typed === 'object' && typed !== null;
}
