import type { components } from '../../../src/api-client/generated/schema';
import type { Dataset } from '../demo/dataset';

type Schemas = components['schemas'];
export type Text = Schemas['LocalizedText'];

const text = (ar: string, en: string): Text => ({ ar, en });

export interface Place {
  id: string;
  city: { id: string; label: Text };
  label: Text;
  /** WGS 84, of its centre. */
  coordinates: Schemas['Coordinates'];
}

const riyadh = { id: 'riyadh', label: text('الرياض', 'Riyadh') };
const jeddah = { id: 'jeddah', label: text('جدة', 'Jeddah') };
const khobar = { id: 'khobar', label: text('الخبر', 'Khobar') };

const place = (id: string, city: Place['city'], label: Text, latitude: number, longitude: number): Place => ({
  id,
  city,
  label,
  coordinates: { latitude, longitude },
});

export const places: readonly [Place, ...Place[]] = [
  place('alyasmin', riyadh, text('حي الياسمين', 'Al Yasmin'), 24.8263, 46.6426),
  place('almalqa', riyadh, text('حي الملقا', 'Al Malqa'), 24.8121, 46.6061),
  place('alnarjis', riyadh, text('حي النرجس', 'Al Narjis'), 24.8701, 46.6692),
  place('alrabwa', riyadh, text('حي الربوة', 'Al Rabwa'), 24.6926, 46.7525),
  place('qurtubah', riyadh, text('حي قرطبة', 'Qurtubah'), 24.8154, 46.7352),
  place('alrawdah', jeddah, text('حي الروضة', 'Al Rawdah'), 21.5673, 39.1587),
  place('alzahra', jeddah, text('حي الزهراء', 'Al Zahra'), 21.5904, 39.1297),
  place('alaziziyah', khobar, text('حي العزيزية', 'Al Aziziyah'), 26.1878, 50.1795),
];

export interface Kind {
  slug: string;
  name: Text;
}

export const projectKinds: readonly [Kind, ...Kind[]] = [
  { slug: 'gardens', name: text('حدائق', 'Gardens') },
  { slug: 'terraces', name: text('شرفات', 'Terraces') },
  { slug: 'residence', name: text('مساكن', 'Residence') },
  { slug: 'heights', name: text('مرتفعات', 'Heights') },
  { slug: 'villas', name: text('فلل', 'Villas') },
];

export const advantages: readonly [Schemas['Advantage'], ...Schemas['Advantage'][]] = [
  {
    title: text('موقع هادئ', 'A quiet location'),
    text: text('بعيد عن الطرق السريعة وقريب من الخدمات.', 'Away from motorways, close to services.'),
  },
  {
    title: text('مواقف خاصة', 'Private parking'),
    text: text('موقفان مظللان لكل وحدة.', 'Two shaded spaces for each home.'),
  },
  {
    title: text('عزل حراري', 'Thermal insulation'),
    text: text('جدران مزدوجة تخفض استهلاك التكييف.', 'Double walls that lower the cost of cooling.'),
  },
];

export const guarantees: readonly Schemas['Guarantee'][] = [
  { title: text('الهيكل الإنشائي', 'Structure'), years: 30 },
  { title: text('السباكة والكهرباء', 'Plumbing and electrics'), years: 10 },
  { title: text('المصاعد', 'Lifts'), years: 2 },
];

export const nearbyServices: readonly Omit<Schemas['NearbyService'], 'distance'>[] = [
  { category: 'mosque', name: text('جامع الحي', 'District mosque') },
  { category: 'school', name: text('مدارس أهلية', 'Private schools') },
  { category: 'park', name: text('حديقة عامة', 'Public park') },
  { category: 'hospital', name: text('مستشفى عام', 'General hospital') },
];

export const paymentPlan: Schemas['PaymentPlan'] = {
  steps: [
    { title: text('دفعة الحجز', 'Reservation'), percent: 10, event: 'reservation' },
    { title: text('عند توقيع العقد', 'On signing the contract'), percent: 40, event: 'contract' },
    { title: text('عند الإفراغ', 'On the title transfer'), percent: 50, event: 'title_transfer' },
  ],
};

export interface Topic {
  slug: string;
  title: Text;
  excerpt: Text;
  tag: Text;
}

export const topics: readonly [Topic, ...Topic[]] = [
  {
    slug: 'first-home',
    title: text('كيف تختار بيتك الأول', 'How to choose your first home'),
    excerpt: text('خطوات عملية قبل التوقيع.', 'Practical steps before you sign.'),
    tag: text('شراء', 'Buying'),
  },
  {
    slug: 'handover',
    title: text('قائمة الاستلام', 'A checklist for handover day'),
    excerpt: text('ما تفحصه في وحدتك يوم الاستلام.', 'What to inspect in your home.'),
    tag: text('استلام', 'Handover'),
  },
  {
    slug: 'insulation',
    title: text('العزل وفاتورة الصيف', 'Insulation and the summer bill'),
    excerpt: text('كيف يخفض العزل استهلاك الكهرباء.', 'How insulation lowers consumption.'),
    tag: text('صيانة', 'Maintenance'),
  },
  {
    slug: 'renting',
    title: text('حقوق المستأجر والمؤجر', 'The rights of tenant and landlord'),
    excerpt: text('أهم ما في عقد الإيجار الموحد.', 'What matters in the unified lease.'),
    tag: text('إيجار', 'Renting'),
  },
];

export const paragraph = text(
  'نبني منذ عام 1989 بيوتًا تدوم، ونكتب هنا عمّا تعلمناه: اختيار الأرض، وجودة المواد، وما ينتظره السكان بعد الاستلام.',
  'We have built homes that last since 1989, and write here of what we learned: choosing land, the quality of materials, and what residents expect after handover.',
);

const cities = [...new Map(places.map(({ city }) => [city.id, city])).values()];

/** Option lists that fit the places. */
export const lookups: Dataset['lookups'] = {
  'maintenance-types': [
    { id: 'plumbing', label: { ar: 'سباكة', en: 'Plumbing' } },
    { id: 'electricity', label: { ar: 'كهرباء', en: 'Electricity' } },
    { id: 'air-conditioning', label: { ar: 'تكييف', en: 'Air conditioning' } },
  ],
  rooms: ['1', '2', '3', '4', '5'].map((id) => ({ id, label: { ar: id, en: id } })),
  cities: cities.map(({ id, label }) => ({ id, label })),
  districts: places.map(({ id, label, city }) => ({ id, label, parent_id: city.id })),
};
