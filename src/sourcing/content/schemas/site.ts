import { group, list } from '../fields';
import { address, destination } from '../link-fields';

/** `site/redirects.md`: earlier addresses, and where they lead now. */
export const redirects = group(
  {
    ar: 'العناوين المحوّلة',
    en: 'Redirects',
    hint: {
      ar: 'من يفتح العنوان القديم يصل إلى الجديد، بلغته.',
      en: 'Whoever opens the old address gets to the new one, in their language.',
    },
  },
  {
    redirects: list(
      { ar: 'العناوين المحوّلة', en: 'Redirects' },
      group(
        { ar: 'تحويل', en: 'Redirect' },
        {
          from: address(
            {
              ar: 'العنوان القديم',
              en: 'Old address',
              hint: {
                ar: 'بلا اسم النطاق وبلا /en: الإنجليزية تُحوَّل معه.',
                en: 'Without the domain and without /en: English is redirected with it.',
              },
            },
            '/contact-us',
          ),
          to: destination({ ar: 'يقود إلى', en: 'Leads to' }, '/projects/contact'),
        },
      ),
      { canBeEmpty: true },
    ),
  },
);
