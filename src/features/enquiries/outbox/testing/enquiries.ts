import type { Enquiry } from '../enquiry';
import { newEntry, type Entry, type WaitingEntry } from '../state';

/** A contact request. */
export const contact = (description = 'أرغب في زيارة المكتب 😀'): Enquiry => ({
  form: 'contact',
  body: {
    full_name: 'نورة سعد العتيبي',
    mobile: '0551234567',
    description,
    locale: 'ar',
    page_path: '/contact',
  },
  text: description,
});

export const waiting = (id: string, more: Partial<WaitingEntry> = {}): WaitingEntry => ({
  ...newEntry(id, `key-of-${id}`, contact(), 1000),
  ...more,
});

export const receipt = (id: string, createdAt = 1000): Entry => ({
  state: 'delivered',
  id,
  form: 'contact',
  reference: 'SH-20001',
  createdAt,
});
