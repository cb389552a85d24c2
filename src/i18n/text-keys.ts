/** The namespaces of `locales/ar`, whose keys are the keys of every language. */
export interface NamespaceTexts {
  blogs: typeof import('./locales/ar/blogs.json');
  common: typeof import('./locales/ar/common.json');
  compare: typeof import('./locales/ar/compare.json');
  conditions: typeof import('./locales/ar/conditions.json');
  costs: typeof import('./locales/ar/costs.json');
  enquiries: typeof import('./locales/ar/enquiries.json');
  home: typeof import('./locales/ar/home.json');
  lists: typeof import('./locales/ar/lists.json');
  projects: typeof import('./locales/ar/projects.json');
  rentals: typeof import('./locales/ar/rentals.json');
  search: typeof import('./locales/ar/search.json');
  units: typeof import('./locales/ar/units.json');
  kept: typeof import('./locales/ar/kept.json');
  visits: typeof import('./locales/ar/visits.json');
}

export type Namespace = keyof NamespaceTexts;

/** `count` for `count_zero`, `count_one` and the other plural forms of a text. */
type WithoutPlural<Key extends string> = Key extends `${infer Group}.${infer Rest}`
  ? `${Group}.${WithoutPlural<Rest>}`
  : Key extends `${infer Base}_${Intl.LDMLPluralRule}`
    ? Base
    : Key;

type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

/** Keys of the texts of a namespace as its file has them, each plural form its own. */
export type FileKey<N extends Namespace> = Leaves<NamespaceTexts[N]>;

/** Keys of the texts of a namespace, as code names them. */
export type NamespaceKey<N extends Namespace> = WithoutPlural<FileKey<N>>;

/** Keys that a page with the namespace can show: its own, and those of `common`, which every page has. */
export type TextKey<N extends Namespace = 'common'> = NamespaceKey<N> | NamespaceKey<'common'>;
