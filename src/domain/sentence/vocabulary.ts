import type { components } from '../../api-client/generated/schema';

type Nearby = components['schemas']['NearbyCategory'];

/** What a word says by itself, folded, without the article. */
export type Meaning =
  | { readonly kind: 'deal'; readonly value: 'sale' | 'rent' }
  | { readonly kind: 'kind'; readonly value: 'apartment' | 'villa' }
  | {
      readonly kind: 'flag';
      readonly value: 'available_only' | 'furnished' | 'unfurnished' | 'parking' | 'has_ac' | 'has_kitchen';
    }
  | { readonly kind: 'rooms' | 'area' | 'monthly' | 'near' | 'handover' | 'ready' | 'people' }
  /** What they say of the amount after them, or before: at most it, at least it, more than it. */
  | { readonly kind: 'most' | 'least' | 'over' }
  /** Turns round what follows. */
  | { readonly kind: 'not' }
  | { readonly kind: 'or' | 'from' }
  | { readonly kind: 'studio' | 'twoRooms' | 'point' }
  /** Turns round what it stands before, as near does not. */
  | { readonly kind: 'far' }
  | { readonly kind: 'nearby'; readonly value: Nearby }
  /** Says nothing that a search could use. */
  | { readonly kind: 'filler' };

const words = new Map<string, Meaning>();

function say(meaning: Meaning, text: string): void {
  for (const word of text.trim().split(/\s+/)) words.set(word.replaceAll('_', ' '), meaning);
}

say(
  { kind: 'filler' },
  `في ف الي حتي علي عن لو ان هل هذا كم وش سمحت عندكم عندك السلام عليكم مرحبا ابغي ابغا ابي اريد نريد نبي ودي ابحث نبحث ادور دور
   نحن انا عايله عايلتي اسره حي مدينه منطقه بيت بيوت منزل سكن للسكن مسكن عقار وحده وحدات فيها فيه مع صاله نوم عدد سعر سعرها سعره ريال
   ريالات رس حدود حدودها ميزانيه ميزانيتي يصل حد مبلغ بقيمه قيمه سنوي سنويا سنه
   بالسنه عام الان حاليا حالا فقط قبل نهايه خلال سنه مساحه مساحتها مربع لديكم بها راكب ايجارها مطلوب مطلوبه شمال جنوب شرق غرب وسط شمالي جنوبي شرقي غربي`,
);
say(
  { kind: 'filler' },
  `a an the i'd we'd i'm we're during pay afford spend in at of for with and to i we you us me my is are be it there do have has want wanted need looking look find searching search
   buying please hello hi hey how much many what which can could would like spend home house place property unit flat's family up than within budget price priced sar sr riyal sqft year yearly annually annual per district city only before end
   around about between by until date now place cost costs costing that some any large but must should
   require required north south east west northern southern eastern western`,
);
say(
  { kind: 'deal', value: 'rent' },
  'ايجار ايجارها استيجار استاجر تاجير مستاجر rent rental renting lease let',
);
say({ kind: 'deal', value: 'sale' }, 'بيع اشتري نشتري شراء تمليك تملك اتملك نتملك sale buy purchase');
say({ kind: 'kind', value: 'apartment' }, 'شقه شقق شقتين apartment flat apt');
say({ kind: 'kind', value: 'villa' }, 'فيلا فلل فله فيلل villa');
say({ kind: 'flag', value: 'available_only' }, 'متاح متاحه متوفر متوفره available');
say({ kind: 'flag', value: 'furnished' }, 'مفروش مفروشه موثث موثثه اثاث furnished furniture');
say({ kind: 'flag', value: 'unfurnished' }, 'unfurnished بدون_اثاث غير_مفروش غير_مفروشه غير_موثث غير_موثثه');
say({ kind: 'flag', value: 'parking' }, 'موقف مواقف موقف_سياره مواقف_سيارات كراج parking garage');
say({ kind: 'flag', value: 'has_ac' }, 'مكيف مكيفه مكيفات تكييف ac air_conditioning air_conditioned');
say({ kind: 'flag', value: 'has_kitchen' }, 'مطبخ kitchen fitted_kitchen');
say({ kind: 'rooms' }, 'غرف غرفه room bedroom bed br bdr beds bedrooms rooms');
say({ kind: 'twoRooms' }, 'غرفتين غرفتان غرفتي');
say({ kind: 'studio' }, 'استوديو ستوديو studio');
say({ kind: 'area' }, 'متر امتار م m sqm sq m2 meter metre square');
say({ kind: 'monthly' }, 'شهر شهري شهريا month monthly');
say(
  { kind: 'near' },
  'قرب قريب قريبه قريبين جنب بجانب جانب جوار بجوار near close next walking_distance walking distance',
);
say({ kind: 'far' }, 'far بعيد بعيده بعيدا بعيدين');
say(
  { kind: 'handover' },
  'تسليم استلام تستلم يستلم handover handed handed_over delivery delivered completed completion ready_by',
);
say({ kind: 'ready' }, 'جاهز جاهزه جاهزين فوري فورا ready immediately move immediate');
say({ kind: 'filler' }, 'تكون يكون ما_بين ما_يقارب ما_يعادل بما_في ب و ل هو هي');
say(
  { kind: 'not' },
  "not can't cannot no without except excluding don't dont doesn't isn't aren't never nor anything_but all_but other_than rather_than apart_from لا ما ماهو ماهي مو مب مش ليس ليست غير بدون من_دون عدا ما_عدا الا سوي باستثناء",
);
say({ kind: 'or' }, 'or او');
say({ kind: 'from' }, 'from starting من ابتداء تبدا يبدا');
say(
  { kind: 'most' },
  'under below less fewer cheaper_than smaller max maximum at_most most up_to تحت اقل دون ارخص_من اصغر تقل يقل ينقص تنقص اقصي يصل_الي',
);
say({ kind: 'least' }, 'at_least least min minimum ادني');
say(
  { kind: 'over' },
  'more larger above bigger over exceed exceeds exceeding after اكثر فاكثر اكبر فوق اعلي يتجاوز تتجاوز تجاوز يتعدي تتعدي يزيد تزيد بعد ما_فوق',
);
say({ kind: 'point' }, 'point فاصله');
say({ kind: 'people' }, 'افراد شخص اشخاص people persons person');
say({ kind: 'nearby', value: 'school' }, 'مدرسه مدارس school');
say({ kind: 'nearby', value: 'mosque' }, 'مسجد جامع مساجد mosque');
say({ kind: 'nearby', value: 'shopping' }, 'سوق اسواق مول مولات shop mall market shopping supermarket');
say({ kind: 'nearby', value: 'hospital' }, 'مستشفي مستشفيات hospital clinic');
say({ kind: 'nearby', value: 'park' }, 'حديقه حدايق منتزه park');
say({ kind: 'nearby', value: 'transit' }, 'مترو محطه metro station transit bus');
say({ kind: 'nearby', value: 'road' }, 'طريق طريق_رئيسي road main_road highway');
say({ kind: 'nearby', value: 'airport' }, 'مطار airport');

/** What a word or a phrase of two words means; undefined for one that is not in the vocabulary. */
export const findMeaning = (text: string): Meaning | undefined => words.get(text);

/** The single words of five letters and more, those that say something first: what a slip of the finger may have been. */
export const longWords = (): string[] =>
  [...words]
    .filter(([word]) => /^\p{L}{5,}$/u.test(word))
    .sort(([, a], [, b]) => Number(a.kind === 'filler') - Number(b.kind === 'filler'))
    .map(([word]) => word);
