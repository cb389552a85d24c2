import type { components } from '../../src/api-client/generated/schema';
import { locales } from '../../src/i18n/locales';
import type { ContentLanguage, LocalizedText } from '../../src/lib/localized-text';
import { displayPhone } from '../../src/lib/phone';
import { unitTypes } from './unit-types';
import { brochureTexts, type BrochureTexts } from './texts';

type Schemas = components['schemas'];

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

/** The pages of a brochure in one language, as HTML: cover, about the project, guarantees and after-sales, units and plans. */
export function brochurePages(source: BrochureSource, locale: ContentLanguage): string {
  const texts = brochureTexts(locale);
  const read = (text: LocalizedText | null | undefined): string => escape(text?.[locale] ?? '');
  const context = { ...source, texts, read, locale };
  const pages = [cover(context), about(context), guarantees(context), units(context)];
  return `<div lang="${locale}" dir="${locales[locale].dir}">${pages
    .map((page) => `<section>${page}${foot(context)}</section>`)
    .join('')}</div>`;
}

interface Context extends BrochureSource {
  locale: ContentLanguage;
  texts: BrochureTexts;
  read: (text: LocalizedText | null | undefined) => string;
}

const cover = ({ project, organization, picture, locale, texts, read }: Context): string => `
  <div class="cover">
    ${project.cover ? `<img src="${picture(project.cover.url)}" alt="">` : ''}
    <p class="brand">${read(organization.name)}</p>
    <h1>${read(project.name)}</h1>
    <p class="lead">${read(project.district)}${locale === 'ar' ? '،' : ','} ${read(project.city)}</p>
    <p class="summary">${read(project.summary)}</p>
    <p class="chip">${escape(texts.status[project.status] ?? '')}</p>
    ${project.price_from ? `<p class="price">${number(texts.from(texts.format.integer(project.price_from)))}</p>` : ''}
  </div>`;

const about = ({ project, picture, texts, read }: Context): string => `
  <h2>${escape(texts.detail.about)}</h2>
  ${many(read(project.description).split(/\n{2,}/), (paragraph) => `<p>${paragraph}</p>`)}
  <div class="photos">${many(project.gallery.slice(1, 4), ({ url }) => `<img src="${picture(url)}" alt="">`)}</div>
  <h2>${escape(texts.detail.advantages)}</h2>
  <ul class="grid">${many(project.advantages, ({ title, text }) => `<li><h3>${read(title)}</h3><p>${read(text)}</p></li>`)}</ul>`;

const guarantees = ({ project, texts, read }: Context): string => `
  <h2>${escape(texts.detail.guarantees)}</h2>
  <ul class="ruler">${many(
    project.guarantees,
    ({ title, years }) => `<li><b>${read(title)}</b>
      <span class="line" style="inline-size:${(years / 30) * 60}%"></span>
      <span>${years === 30 ? `${texts.upTo} ` : ''}${escape(texts.years(years))}</span></li>`,
  )}</ul>
  <h2>${escape(texts.detail.afterSales)}</h2>
  <ul class="grid">${many(project.after_sales_services, ({ title, text }) => `<li><h3>${read(title)}</h3><p>${read(text)}</p></li>`)}</ul>
  <h2>${escape(texts.detail.nearby)}</h2>
  <ul class="near">${many(
    [...project.nearby_services].sort((a, b) => a.distance - b.distance),
    ({ name, distance }) => `<li><span>${read(name)}</span>${number(texts.metres(distance))}</li>`,
  )}</ul>`;

const range = (texts: BrochureTexts, { min, max }: { min: number; max: number }): string => {
  const [from, to] = [texts.format.area(min), texts.format.area(max)];
  return from === to ? number(from) : texts.range(number(from), number(to));
};

const units = ({ project, drawing, locale, texts, read }: Context): string => `
  <h2>${escape(texts.units)}</h2>
  <table><thead><tr>${many(
    [texts.building, texts.rooms, texts.area, texts.available, texts.price],
    (heading) => `<th>${escape(heading)}</th>`,
  )}</tr></thead><tbody>${many(project.buildings, (building) =>
    many(
      unitTypes(building, project.status),
      ({ rooms, area, total, available, sold, priceFrom }) => `<tr><td>${read(building.name)}</td>
        <td>${rooms}</td>
        <td>${range(texts, area)}</td>
        <td>${available > 0 ? number(`${available} / ${total}`) : escape(available + sold < total ? texts.notNow : texts.soldOut)}</td>
        <td>${priceFrom ? number(texts.format.integer(priceFrom)) : '—'}</td></tr>`,
    ),
  )}</tbody></table>
  <div class="plans">${many(
    plansOf(project).slice(0, 2),
    (plan) => `<figure>${drawing(plan.url[locale])}<figcaption>${read(plan.name)}</figcaption></figure>`,
  )}</div>
  <p class="note">${escape(texts.note)}</p>`;

/** The floor plans of its units, each once. */
function plansOf({ buildings }: Schemas['Project']): Schemas['FloorPlan'][] {
  const plans = buildings.flatMap(({ units }) => units.flatMap((unit) => unit.floor_plan ?? []));
  return [...new Map(plans.map((plan) => [plan.id, plan])).values()];
}

function foot({ project, organization, texts, read }: Context): string {
  const phone = project.whatsapp ?? organization.phone1;
  return `<footer><span>${read(organization.legal_name ?? organization.name)}</span>
    ${phone ? `<span>${escape(texts.ask)}: ${number(displayPhone(phone))}</span>` : ''}
    ${project.licence ? `<span>${escape(texts.licence(project.licence))}</span>` : ''}</footer>`;
}
