import { day, group, list } from '../fields';
import { action } from '../link-fields';
import { alternativeText, film, focus, photo } from '../media-fields';
import { localized, markdownBody } from '../text-fields';
import { heading, lead } from './common';

/** `home/brand.md`: the company's names on all pages. */
export const brand = group(
  { ar: 'اسم الشركة', en: 'Name of the company' },
  {
    name: localized(
      { ar: 'الاسم القصير', en: 'Short name' },
      { example: { ar: 'شاقول', en: 'Shaqool' }, max: 30 },
    ),
    companyLine: localized(
      { ar: 'السطر تحت الاسم', en: 'Line below the name' },
      { example: { ar: 'للتطوير العقاري', en: 'Real Estate Development' }, max: 60 },
    ),
    copyrightName: localized(
      { ar: 'الاسم في سطر الحقوق', en: 'Name in the copyright line' },
      { example: { ar: 'شاقول للتطوير', en: 'Shaqool Real Estate' }, max: 80 },
    ),
    tagline: localized(
      { ar: 'العبارة أسفل الصفحات', en: 'Tagline below all pages' },
      { example: { ar: 'رعاية مستدامة', en: 'Sustainable care' }, max: 120 },
    ),
  },
);

/** `home/hero.md`: the top of the home page with the intro film. */
export const hero = group(
  { ar: 'أعلى الصفحة الرئيسية', en: 'Top of the home page' },
  {
    pageTitle: localized(
      { ar: 'العنوان في نتائج البحث', en: 'Title in search results' },
      {
        example: { ar: 'شاقول: شقق للبيع في الرياض', en: 'Shaqool: apartments for sale in Riyadh' },
        max: 70,
      },
    ),
    titleLines: list(
      { ar: 'أسطر العنوان', en: 'Lines of the title' },
      localized({ ar: 'سطر', en: 'Line' }, { example: { ar: 'نبني مرّة،', en: 'Built once.' }, max: 40 }),
    ),
    lead,
    image: photo({ ar: 'الصورة خلف العنوان', en: 'Picture behind the title' }, 'media/hero.jpg', {
      minWidth: 1600,
      minHeight: 900,
      isCropped: true,
    }),
    imageAlt: alternativeText({ ar: 'فناء يتوسطه مسبح', en: 'A courtyard with a pool' }),
    imageFocus: focus,
    action: action({ ar: 'استعرض المشاريع', en: 'View projects' }),
    film: group(
      { ar: 'الفيلم', en: 'Film' },
      {
        label: localized(
          { ar: 'نص زر الفيلم', en: 'Label of its button' },
          { example: { ar: 'شاهد الفيلم', en: 'Watch the film' }, max: 40 },
        ),
        description: localized(
          {
            ar: 'ما في الفيلم',
            en: 'What the film shows',
            hint: {
              ar: 'وهل فيه كلام؛ لمن لا يراه أو لا يسمعه.',
              en: 'And whether anyone speaks, for those who cannot see or hear it.',
            },
          },
          { example: { ar: 'مبنى من الحجر. لا كلام.', en: 'A stone building. Nobody speaks.' }, max: 600 },
        ),
        published_on: day({ ar: 'في الموقع منذ', en: 'On the site since' }),
        mp4: film({ ar: 'الفيلم (mp4)', en: 'Film (mp4)' }, 'mp4', 'media/intro.mp4'),
        webm: film({ ar: 'الفيلم نفسه (webm)', en: 'The same film (webm)' }, 'webm', 'media/intro.webm'),
        poster: photo({ ar: 'الصورة قبل التشغيل', en: 'Picture before it plays' }, 'media/intro-poster.jpg', {
          minWidth: 1280,
          minHeight: 720,
        }),
      },
    ),
  },
);

/** `home/ceo-message.md`: the body is the message after the quotation. */
export const ceoMessage = group(
  { ar: 'كلمة الرئيس التنفيذي', en: 'CEO message' },
  {
    heading,
    quote: localized(
      { ar: 'الاقتباس', en: 'Quotation' },
      { example: { ar: 'الشاقول خيطٌ وثقل.', en: 'A plumb line is a string and a weight.' }, max: 300 },
    ),
    name: localized(
      { ar: 'الاسم', en: 'Name' },
      { example: { ar: 'م. خالد العبدالله', en: 'Eng. Khalid Al-Abdullah' }, max: 60 },
    ),
    role: localized(
      { ar: 'المنصب', en: 'Role' },
      { example: { ar: 'الرئيس التنفيذي', en: 'Chief Executive Officer' }, max: 60 },
    ),
    image: photo({ ar: 'الصورة', en: 'Picture' }, 'media/ceo-message.jpg', {
      minWidth: 1000,
      minHeight: 1000,
      isCropped: true,
    }),
    imageAlt: alternativeText({ ar: 'الرئيس التنفيذي في مكتبه', en: 'The chief executive in his office' }),
    imageFocus: focus,
    body: markdownBody({ ar: 'الكلمة', en: 'Message' }, { max: 2000 }),
  },
);
