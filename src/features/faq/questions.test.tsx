import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { addResources } from '../../i18n';
import common from '../../i18n/locales/ar/common.json';
import { Questions } from './questions';

addResources({ edges: [{ node: { ns: 'common', language: 'ar', data: JSON.stringify(common) } }] });

// What the stub of Gatsby answers to static queries.
const { staticData } = jest.requireActual<{ staticData: object }>('gatsby');

const both = (text: string) => ({ ar: text, en: text });
type Plugin = 'Rental' | 'Maintenance' | null;
const question = (slug: string, plugin: Plugin) => ({
  ...{ slug, plugin, question: both(`سؤال ${slug}`) },
  answer_html: both('<p>جواب</p>'),
});
const categories = [
  { slug: 'care', label: both('الصيانة'), questions: [question('fault', 'Maintenance')] },
  {
    slug: 'renting',
    label: both('الإيجار'),
    questions: [question('homes', 'Rental'), question('value', null)],
  },
];

// jsdom has no layout, so nothing is ever in view.
class NothingInView {
  observe() {}
  disconnect() {}
}

const show = (plugins: string[]) => {
  Object.assign(globalThis, { IntersectionObserver: NothingInView });
  Object.assign(staticData, { organization: { plugins } });
  return render(<Questions categories={categories} hash="" />);
};
const shown = () => screen.getAllByText(/^سؤال/).map((title) => title.textContent);

test('with all plugins all questions are shown', () => {
  show(['Rental', 'Maintenance']);
  expect(shown()).toEqual(['سؤال fault', 'سؤال homes', 'سؤال value']);
});

test('questions about a disabled section are left out, and so is a category without questions @6.4', () => {
  show([]);
  expect(shown()).toEqual(['سؤال value']);
  expect(screen.queryByText('الصيانة')).not.toBeInTheDocument();
  expect(screen.getByText(/^سؤال value/).closest('details')).toHaveAttribute('open');
});
