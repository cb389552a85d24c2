import type { ContentLanguage } from '../lib/localized-text';

export interface SampleTexts {
  title: string;
  long: string;
  short: string;
  action: string;
  other: string;
  label: string;
  hint: string;
  error: string;
  value: string;
  name: string;
  place: string;
  unit: string;
  price: string;
  amount: string;
  choices: readonly string[];
  close: string;
  html: string;
}

export const sampleTexts: Record<ContentLanguage, SampleTexts> = {
  ar: {
    title: 'حدائق الياسمين',
    long: 'نتابع المبنى من المخطط الأول إلى آخر يوم في الضمان، بالفريق نفسه وبالمقياس نفسه.',
    short: 'متاح للبيع',
    action: 'استعرض المشاريع',
    other: 'كل المشاريع',
    label: 'الاسم الثلاثي',
    hint: 'كما في الهوية',
    error: 'الحقل مطلوب',
    value: 'نورة عبدالله السالم',
    name: 'رقم الجوال',
    place: 'حي الياسمين، الرياض',
    unit: 'غرف',
    price: 'تبدأ من 920,000 ريال',
    amount: '920,000',
    choices: ['الكل', 'متاح للبيع', 'تحت الإنشاء'],
    close: 'إغلاق',
    html: '<h2>قبل التوقيع</h2><p>اقرأ العقد <a href="#prose">كاملًا</a>.</p><ul><li>المخطط</li><li>الضمان</li></ul><blockquote>نقيس مرتين قبل أن نبني مرة.</blockquote>',
  },
  en: {
    title: 'Al Yasmin Gardens',
    long: 'One team, one standard, from the first drawing to the last day of the guarantee.',
    short: 'For sale',
    action: 'View projects',
    other: 'All projects',
    label: 'Full name',
    hint: 'As on your identity card',
    error: 'This field is required',
    value: 'Noura Abdullah Al Salem',
    name: 'Mobile number',
    place: 'Al Yasmin, Riyadh',
    unit: 'rooms',
    price: 'From SAR 920,000',
    amount: '920,000',
    choices: ['All', 'For sale', 'Under construction'],
    close: 'Close',
    html: '<h2>Before you sign</h2><p>Read the contract <a href="#prose">to the end</a>.</p><ul><li>The plan</li><li>The guarantee</li></ul><blockquote>We measure twice and build once.</blockquote>',
  },
};
