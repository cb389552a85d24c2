import { string } from 'yup';
import type { LocalizedText } from '../../lib/localized-text';
import { labelled, type Label } from './field-meta';
import { group } from './fields';
import { needs } from './message';
import { localized } from './text-fields';
import { userMistake } from './web-addresses';

/** Where a link or button may lead. */
export const linkPattern = /^(?:\/(?!\/)\S*|https:\/\/\S+|mailto:\S+@\S+|tel:\+?\d+)$/;
const linkTargetMessage = needs({
  ar: 'اكتب إلى أين يقود: صفحة من الموقع تبدأ بـ / مثل /projects، أو عنوان يبدأ بـ https: أو mailto: أو tel:.',
  en: 'Write where it leads: a page of the site that begins with /, such as /projects, or an address with https:, mailto: or tel:.',
});

/** A link or button: its label, and where it leads. */
export const action = (example: LocalizedText, label: Label = { ar: 'الزر', en: 'Button' }) =>
  group(label, {
    label: localized({ ar: 'نص الزر', en: 'Label' }, { example, max: 40 }),
    to: string()
      .typeError(linkTargetMessage)
      .required(linkTargetMessage)
      .matches(linkPattern, { message: linkTargetMessage, excludeEmptyString: true })
      .meta(labelled({ ar: 'يقود إلى', en: 'Leads to' }, { kind: 'link', example: '/projects' })),
  });

const webAddressMessage = needs({
  ar: 'هنا عنوان كامل يبدأ بـ https://.',
  en: 'A whole address that begins with https:// belongs here.',
});

/** An address on the web. */
export const webAddress = (label: Label, example: string) =>
  string()
    .typeError(webAddressMessage)
    .required(webAddressMessage)
    .matches(/^https:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/, {
      message: webAddressMessage,
      excludeEmptyString: true,
    })
    .test('user', function (address) {
      const mistake = userMistake(address ?? '');
      return mistake === undefined || this.createError({ message: { ...mistake } });
    })
    .meta(labelled(label, { kind: 'link', example }));

/** An address of this site without language, query, trailing slash or a segment that hosts keep for themselves. */
export const addressPattern = /^(?=.{2,200}$)(?:\/[\p{L}\p{N}~-][\p{L}\p{N}~._-]*)+$/u;

const addressMessage = needs({
  ar: 'هنا عنوان كان في هذا الموقع: يبدأ بـ / بلا اسم النطاق ولا ? ولا #، ولا / في آخره، مثل /contact-us.',
  en: 'An address that this site had belongs here: it begins with /, without the domain, ? or #, and without / at its end, such as /contact-us.',
});

/** An address that the site had before. */
export const address = (label: Label, example: string) =>
  string()
    .typeError(addressMessage)
    .required(addressMessage)
    .matches(addressPattern, { message: addressMessage, excludeEmptyString: true })
    .transform((text: unknown) => (typeof text === 'string' ? text.normalize() : text))
    .meta(labelled(label, { kind: 'address', example }));

/** Where a redirect may lead: a page of the site, or one elsewhere. */
export const destinationPattern = /^(?:\/(?!\/)\S*|https:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:[/?#]\S*)?)$/;

const destinationMessage = needs({
  ar: 'اكتب إلى أين يقود: صفحة من الموقع تبدأ بـ / مثل /projects، أو عنوانًا كاملًا يبدأ بـ https://.',
  en: 'Write where it leads: a page of the site that begins with /, such as /projects, or a whole address that begins with https://.',
});

/** Where a redirect leads. */
export const destination = (label: Label, example: string) =>
  string()
    .typeError(destinationMessage)
    .required(destinationMessage)
    .matches(destinationPattern, { message: destinationMessage, excludeEmptyString: true })
    .meta(labelled(label, { kind: 'destination', example }));
