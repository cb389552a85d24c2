import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { addResources } from '../../i18n';
import common from '../../i18n/locales/ar/common.json';
import projects from '../../i18n/locales/ar/projects.json';
import units from '../../i18n/locales/ar/units.json';
import { ProjectCard } from './project-card';
import { ProjectContact } from './project-contact-screen';
import type { ProjectDetails } from './project-details';
import { ProjectPage } from './project-page';
import { SharePreview } from './share-preview';

const node = (ns: string, data: object) => ({ node: { ns, language: 'ar', data: JSON.stringify(data) } });
addResources({ edges: [node('common', common), node('projects', projects), node('units', units)] });

// What the stub of Gatsby answers to static queries.
const { staticData } = jest.requireActual<{ staticData: object }>('gatsby');

const both = (text: string) => ({ ar: text, en: text });
const project: ProjectDetails = {
  id: 'p1',
  slug: 'a',
  name: both('الياسمين'),
  status: 'For_Sale',
  city: both('الرياض'),
  district: both('الياسمين'),
  summary: both('خلاصة'),
  description: both('وصف'),
  price_from: 920_000,
  available_units: 21,
  total_units: 36,
  rooms: { min: 3, max: 5 },
  total_area: { min: 142, max: 236 },
  licence: { kind: 'off_plan', number: '7200100101', expires_at: '2026-11-30', url: 'https://example.sa/1' },
  brochure_url: 'https://example.sa/a.pdf',
  launch_date: '2099-01-01T07:00:00Z',
  whatsapp: '0500000011',
  ...{ gallery: [], advantages: [], guarantees: [], after_sales_services: [], nearby_services: [] },
  ...{ floor_plans: [], unit_photos: [] },
  buildings: [
    {
      id: 'b',
      name: both('أ'),
      units: [
        {
          ...{ id: 'u', flat_number: '101', floor: 1, rooms: 3, bathrooms: 2, total_area: 150 },
          ...{ price: 920_000, state: 'available' },
        },
      ],
    },
  ],
};

const form = <form aria-label="form" />;
const screens = {
  'its page': <ProjectPage project={project} interestForm={() => form} />,
  'its card': <ProjectCard project={project} showUnits />,
  'its share preview': <SharePreview project={project} />,
  'its contact page': <ProjectContact project={project} form={form} />,
};

// jsdom has no layout, so nothing is ever in view.
class NothingInView {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: NothingInView });
  Element.prototype.scrollBy = () => undefined;
  // Only the clock is fake; timers stay real.
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask'] });
  document.documentElement.dataset['builtAt'] = '2026-11-01T00:00:00Z';
  Object.assign(staticData, {
    organization: { phone1: '0500000001', whatsapp: '0500000002', plugins: [] },
    licenceRules: { when_missing_or_expired: 'withhold' },
  });
});
afterEach(() => jest.useRealTimers());

const offer = /920,000|142|21 متاحة|أ، الوحدة|حمّل الكتيّب|إطلاق البيع/;

test.each(Object.entries(screens))(
  'on the last day of the licence, a minute before midnight in Riyadh, %s shows the offer',
  (_, ui) => {
    jest.setSystemTime(new Date('2026-11-30T20:59:00Z'));
    render(ui);
    expect(screen.queryByText(common.licence.withheldText)).toBeNull();
    if (screen.queryByRole('form') === null) expect(document.body).toHaveTextContent(/920,000/);
  },
);

test.each(Object.entries(screens))(
  'a minute later %s withholds price, units, brochure and form @2.82',
  (_, ui) => {
    jest.setSystemTime(new Date('2026-11-30T21:00:00Z'));
    render(ui);
    expect(document.body).not.toHaveTextContent(offer);
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.body).toHaveTextContent('الياسمين');
  },
);

test('its page and its contact page show the reason and the company phone and WhatsApp', () => {
  jest.setSystemTime(new Date('2026-12-01T08:00:00Z'));
  for (const ui of [screens['its page'], screens['its contact page']]) {
    const { unmount } = render(ui);
    expect(screen.getAllByText(common.licence.withheldText)[0]).toBeVisible();
    expect(screen.getAllByText('انتهى الترخيص المنشور هنا في 30 نوفمبر 2026')[0]).toBeVisible();
    expect(screen.getAllByRole('link', { name: /050 000 0001/ })[0]).toHaveAttribute(
      'href',
      'tel:+966500000001',
    );
    expect(screen.getAllByRole('link', { name: common.whatsapp })[0]?.getAttribute('href')).toContain(
      'wa.me',
    );
    unmount();
  }
});

test('with the rule `notice` everything is shown, with a notice', () => {
  jest.setSystemTime(new Date('2026-12-01T08:00:00Z'));
  Object.assign(staticData, { licenceRules: { when_missing_or_expired: 'notice' } });
  render(screens['its page']);
  expect(screen.getByText(common.licence.askBefore)).toBeVisible();
  expect(screen.getByRole('form')).toBeInTheDocument();
  expect(document.body).toHaveTextContent(/920,000/);
});

test('a device clock earlier than the build does not bring the offer back', () => {
  document.documentElement.dataset['builtAt'] = '2026-12-05T00:00:00Z';
  jest.setSystemTime(new Date('2020-01-01T00:00:00Z'));
  render(screens['its card']);
  expect(document.body).not.toHaveTextContent(/920,000/);
});
