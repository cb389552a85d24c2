import type { LocalizedText } from '../../../lib/localized-text';
import { day, group, momentOf, optionalMoment } from '../fields';
import { webAddress } from '../link-fields';

const notAfter: LocalizedText = {
  ar: 'يختفي قبل أن يظهر. اجعله بعد وقت الظهور.',
  en: 'Disappears before it appears. Make it later than the time at which it appears.',
};

/** When visitors see a file that pages can do without. Times are those of Riyadh where they have no offset. */
export const publication = {
  publish_at: optionalMoment({
    ar: 'يظهر في',
    en: 'Appears at',
    hint: { ar: 'فارغ: يظهر الآن.', en: 'Empty: at once.' },
  }),
  unpublish_at: optionalMoment({
    ar: 'يختفي في',
    en: 'Disappears at',
    hint: { ar: 'فارغ: يبقى.', en: 'Empty: never.' },
  }).test('after', { ...notAfter }, function (text) {
    const { publish_at } = this.parent as { publish_at?: unknown };
    return !text || typeof publish_at !== 'string' || !(momentOf(text) <= momentOf(publish_at));
  }),
};

/** A fact that a law or an authority sets and may change. */
export const datedFact = group(
  {
    ar: 'معلومة مؤرخة',
    en: 'Dated fact',
    hint: {
      ar: 'إن كان في النص ما تحدده جهة رسمية: ضريبة أو نسبة أو ترخيص.',
      en: 'Where the text says what an authority sets: a tax, a rate, a licence.',
    },
  },
  {
    as_of: day({ ar: 'صحيحة في', en: 'As of' }),
    source: webAddress({ ar: 'المصدر', en: 'Source' }, 'https://zatca.gov.sa'),
    review_by: day({ ar: 'تُراجع قبل', en: 'Review by' }),
  },
)
  .optional()
  .default(undefined);
