/** The pages of a brochure in one language, as HTML. */
import type { components } from '../../src/api-client/schema';
import type { Locale } from '../../src/i18n/locales';
import { displayPhone } from '../../src/lib/phone';
import { homeTypes } from './home-types';
import { brochureWords, type BrochureWords } from './words';

type Schemas = components['schemas'];
type Text = Schemas['LocalizedText'];

export interface BrochureSource {
  project: Schemas['Project'];
  organization: Schemas['Organization'];
  /** Data address of a picture of the demo data, ready for an `img`. */
  picture: (url: string) => string;
  /** The SVG of a floor plan. */
  drawing: (url: string) => string;
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const number = (text: string): string => `<span class="num">${escape(text)}</span>`;
const many = <Item>(items: readonly Item[], html: (item: Item) => string): string => items.map(html).join('');

/** A cover, what the project is, how it is looked after and what is near, its homes with plans. */
export function brochurePages(source: BrochureSource, locale: Locale): string {
  const words = brochureWords(locale);
  const read = (text: Text | null | undefined): string => escape(text?.[locale] ?? '');
  const context = { ...source, words, read, locale };
  const pages = [cover(context), about(context), care(context), homes(context)];
  return `<div lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">${pages
    .map((page) => `<section>${page}${foot(context)}</section>`)
    .join('')}</div>`;
}

interface Context extends BrochureSource {
  locale: Locale;
  words: BrochureWords;
  read: (text: Text | null | undefined) => string;
}

const cover = ({ project, organization, picture, locale, words, read }: Context): string => `
  <div class="cover">
    ${project.cover ? `<img src="${picture(project.cover.url)}" alt="">` : ''}
    <p class="brand">${read(organization.name)}</p>
    <h1>${read(project.name)}</h1>
    <p class="lead">${read(project.district)}${locale === 'ar' ? '،' : ','} ${read(project.city)}</p>
    <p class="summary">${read(project.summary)}</p>
    <p class="chip">${escape(words.status[project.status] ?? '')}</p>
    ${project.price_from ? `<p class="price">${number(words.from(words.format.integer(project.price_from)))}</p>` : ''}
  </div>`;

const about = ({ project, picture, words, read }: Context): string => `
  <h2>${escape(words.detail.about)}</h2>
  ${many(read(project.description).split(/\n{2,}/), (paragraph) => `<p>${paragraph}</p>`)}
  <div class="photos">${many(project.gallery.slice(1, 4), ({ url }) => `<img src="${picture(url)}" alt="">`)}</div>
  <h2>${escape(words.detail.advantages)}</h2>
  <ul class="grid">${many(project.advantages, ({ title, text }) => `<li><h3>${read(title)}</h3><p>${read(text)}</p></li>`)}</ul>`;

const care = ({ project, words, read }: Context): string => `
  <h2>${escape(words.detail.guarantees)}</h2>
  <ul class="ruler">${many(
    project.guarantees,
    ({ title, years }) => `<li><b>${read(title)}</b>
      <span class="line" style="inline-size:${(years / 30) * 60}%"></span>
      <span>${years === 30 ? `${words.upTo} ` : ''}${escape(words.years(years))}</span></li>`,
  )}</ul>
  <h2>${escape(words.detail.afterSales)}</h2>
  <ul class="grid">${many(project.after_sales_services, ({ title, text }) => `<li><h3>${read(title)}</h3><p>${read(text)}</p></li>`)}</ul>
  <h2>${escape(words.detail.nearby)}</h2>
  <ul class="near">${many(
    [...project.nearby_services].sort((a, b) => a.distance - b.distance),
    ({ name, distance }) => `<li><span>${read(name)}</span>${number(words.metres(distance))}</li>`,
  )}</ul>`;

const range = (words: BrochureWords, { min, max }: { min: number; max: number }): string => {
  const [from, to] = [words.format.area(min), words.format.area(max)];
  return from === to ? number(from) : words.range(number(from), number(to));
};

const homes = ({ project, drawing, locale, words, read }: Context): string => `
  <h2>${escape(words.homes)}</h2>
  <table><thead><tr>${many(
    [words.building, words.rooms, words.area, words.available, words.price],
    (heading) => `<th>${escape(heading)}</th>`,
  )}</tr></thead><tbody>${many(project.buildings, (building) =>
    many(
      homeTypes(building, project.status),
      ({ rooms, area, total, available, sold, priceFrom }) => `<tr><td>${read(building.name)}</td>
        <td>${rooms}</td>
        <td>${range(words, area)}</td>
        <td>${available > 0 ? number(`${available} / ${total}`) : escape(available + sold < total ? words.notNow : words.soldOut)}</td>
        <td>${priceFrom ? number(words.format.integer(priceFrom)) : '—'}</td></tr>`,
    ),
  )}</tbody></table>
  <div class="plans">${many(
    plansOf(project).slice(0, 2),
    (plan) => `<figure>${drawing(plan.url[locale])}<figcaption>${read(plan.name)}</figcaption></figure>`,
  )}</div>
  <p class="note">${escape(words.note)}</p>`;

/** The floor plans of its units, each once. */
function plansOf({ buildings }: Schemas['Project']): Schemas['FloorPlan'][] {
  const plans = buildings.flatMap(({ units }) => units.flatMap((unit) => unit.floor_plan ?? []));
  return [...new Map(plans.map((plan) => [plan.id, plan])).values()];
}

function foot({ project, organization, words, read }: Context): string {
  const phone = project.whatsapp ?? organization.phone1;
  return `<footer><span>${read(organization.legal_name ?? organization.name)}</span>
    ${phone ? `<span>${escape(words.ask)}: ${number(displayPhone(phone))}</span>` : ''}
    ${project.licence ? `<span>${escape(words.licence(project.licence))}</span>` : ''}</footer>`;
}
