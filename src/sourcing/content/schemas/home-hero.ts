import { action, film, group, list, localized, markdownBody, photo } from '../fields';

/** `home/brand.md`: the company's name wherever the site says it. */
export const brand = group('the fields name, companyLine, copyrightName and tagline', {
  name: localized('the short name', { ar: 'شاقول', en: 'Shaqool' }),
  companyLine: localized('the line below the name', { ar: 'للتطوير العقاري', en: 'Real Estate Development' }),
  copyrightName: localized('the name in the copyright line', {
    ar: 'شاقول للتطوير',
    en: 'Shaqool Real Estate',
  }),
  tagline: localized('the tagline in the footer', { ar: 'رعاية مستدامة', en: 'Sustainable care' }),
});

/** `home/hero.md`: the top of the home page with the intro film. */
export const hero = group('the fields titleLines, lead, image, action and film', {
  titleLines: list(
    'the lines of the title',
    localized('a line of the title', { ar: 'نبني مرّة،', en: 'Built once.' }),
  ),
  lead: localized('the sentence below the title', { ar: 'نعمل منذ 1989.', en: 'Since 1989.' }),
  image: photo('the picture behind the title', 'media/hero.jpg'),
  action: action({ ar: 'استعرض المشاريع', en: 'View projects' }),
  film: group('the film with label:, description:, mp4:, webm: and poster:', {
    label: localized('what the button says', { ar: 'شاهد الفيلم', en: 'Watch the film' }),
    description: localized('what the film shows and whether anything is said, for those who cannot see or hear it', {
      ar: 'مبنى سكني من الحجر. لا كلام في الفيلم.',
      en: 'A stone building. Nobody speaks.',
    }),
    mp4: film.mp4('the film', 'media/intro.mp4'),
    webm: film.webm('the same film', 'media/intro.webm'),
    poster: photo('the picture before the film plays', 'media/intro-poster.jpg'),
  }),
});

/** `home/ceo-message.md`: the body is the message after the quotation. The picture is decoration. */
export const ceoMessage = group('the fields heading, quote, name, role and image', {
  heading: localized('the heading', { ar: 'كلمة الرئيس التنفيذي', en: 'CEO message' }),
  quote: localized('the quotation', {
    ar: 'الشاقول خيطٌ وثقل.',
    en: 'A plumb line is a string and a weight.',
  }),
  name: localized('the name', { ar: 'م. خالد العبدالله', en: 'Eng. Khalid Al-Abdullah' }),
  role: localized('the role', { ar: 'الرئيس التنفيذي', en: 'Chief Executive Officer' }),
  image: photo('the picture beside the message', 'media/ceo-message.jpg'),
  body: markdownBody('the message'),
});
