import arabic from '../../i18n/locales/ar/enquiries.json';
import english from '../../i18n/locales/en/enquiries.json';
import { createTranslate } from '../../i18n/translate';
import type { FieldError } from './rules';

type Rule = FieldError['rule'];
type Messages = Record<Rule, [arabic: string, english: string]>;

/** The first three are the specification's own words. */
const messages: Messages = {
  required: ['الحقل مطلوب', 'This field is required'],
  mobile: ['الرجاء ادخال رقم صحيح، مثل 05XXXXXXXX', 'Please enter a valid number, such as 05XXXXXXXX'],
  email: [
    'الرجاء ادخال ايميل صحيح، مثل name@example.com',
    'Please enter a valid email, such as name@example.com',
  ],
  fileUnder5Mb: ['الرجاء اختيار ملف أصغر من 5 ميغابايت', 'Please choose a file smaller than 5 MB'],
  fileUnder50Mb: ['الرجاء اختيار ملف أصغر من 50 ميغابايت', 'Please choose a file smaller than 50 MB'],
  number: ['الرجاء ادخال رقم، مثل 4', 'Please enter a number, such as 4'],
  positive: ['الرجاء ادخال رقم أكبر من صفر', 'Please enter a number greater than zero'],
  whole: ['الرجاء ادخال رقم بلا كسور، مثل 4', 'Please enter a whole number, such as 4'],
  tooMany: ['الرجاء ادخال رقم لا يزيد على 20', 'Please enter a number no greater than 20'],
  threeParts: [
    'الرجاء ادخال الاسم الثلاثي: اسمك واسم أبيك واسم العائلة',
    'Please enter your name in three parts: yours, your father’s and your family’s',
  ],
  tooShort: ['الرجاء ادخال 6 أحرف على الأقل', 'Please enter at least 6 characters'],
  tooLong: ['الرجاء ادخال 150 حرفًا على الأكثر', 'Please enter at most 150 characters'],
  unreadable: [
    'في النص رمز لا يُقرأ. الرجاء إعادة كتابته',
    'The text has a character that cannot be read. Please type it again',
  ],
  noSpaces: ['الرجاء الادخال دون مسافات', 'Please enter this without spaces'],
  iban: ['الرجاء ادخال رقم آيبان من 22 خانة', 'Please enter an IBAN of 22 characters'],
  cardNumber: ['الرجاء ادخال رقم بطاقة من 16 خانة', 'Please enter a card number of 16 digits'],
  securityCode: ['الرجاء ادخال رمز أمان من 3 خانات', 'Please enter a security code of 3 digits'],
  cardExpiry: ['الرجاء ادخال تاريخ انتهاء صحيح بصيغة MM/YY', 'Please enter a valid expiry date as MM/YY'],
  refused: ['لا تصلح هذه الإجابة. الرجاء تغييرها', 'This answer isn’t accepted, please change it'],
  refusedLong: ['النص طويل. الرجاء اختصاره', 'Too long, please shorten'],
  refusedShort: ['النص قصير. الرجاء كتابة المزيد', 'Too short, please write a little more'],
};

/** Values of the messages that have some. */
const valuesOf: Partial<Record<Rule, { limit?: number; example?: string }>> = {
  mobile: { example: '05XXXXXXXX' },
  email: { example: 'name@example.com' },
  tooMany: { limit: 20 },
  tooShort: { limit: 6 },
  tooLong: { limit: 150 },
};

const say = {
  ar: createTranslate('ar', () => [arabic], String),
  en: createTranslate('en', () => [english], String),
};

test.each(Object.entries(messages) as [Rule, Messages[Rule]][])(
  'the rule “%s” has its message in both languages @5.1',
  (rule, [inArabic, inEnglish]) => {
    expect(say.ar(`rules.${rule}`, valuesOf[rule])).toBe(inArabic);
    expect(say.en(`rules.${rule}`, valuesOf[rule])).toBe(inEnglish);
  },
);

test('every message belongs to a rule', () => {
  for (const { rules } of [arabic, english])
    expect(Object.keys(rules).sort()).toEqual(Object.keys(messages).sort());
});
