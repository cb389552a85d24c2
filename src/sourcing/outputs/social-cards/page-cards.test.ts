import { pageCards, type PageCardContent } from './page-cards';

const text = (words: string) => ({ ar: `${words} بالعربية`, en: words });
const photo = (name: string) => ({ absolutePath: `/${name}.jpg`, internal: { contentDigest: name } });

const content: PageCardContent = {
  brand: { name: text('Shaqool') },
  homeHero: {
    titleLines: [text('Built once.'), text('Cared for.')],
    lead: text('Homes'),
    image: photo('home'),
  },
  aboutIntro: { title: text('About us'), lead: text('Since 1989'), image: photo('office') },
  faqPage: { title: text('Questions'), lead: text('Call us') },
  privacyPage: null,
  accessibilityPage: { title: text('Accessibility'), lead: text('For everyone') },
};

const cardAt = (path: string) => pageCards(content).find((card) => card.path === path);

test('the card of the home page has its title in one sentence, in each language @11.2', () => {
  expect(cardAt('/social/pages/home.en.jpg')?.texts).toEqual({
    ...{ locale: 'en', title: 'Built once. Cared for.', subtitle: 'Homes', brand: 'Shaqool' },
  });
  expect(cardAt('/social/pages/home.ar.jpg')?.texts.subtitle).toBe('Homes بالعربية');
});

test('a page has its own photograph, else that of the home page @11.2', () => {
  expect(cardAt('/social/pages/about.ar.jpg')?.photo).toEqual(photo('office'));
  expect(cardAt('/social/pages/projects-contact.en.jpg')?.photo).toEqual(photo('home'));
});

test('no heading and no sentence of the interface is cut on its card @11.2', () => {
  for (const { texts } of pageCards(content)) {
    expect(texts.title.length).toBeLessThanOrEqual(90);
    expect(texts.subtitle.length).toBeLessThanOrEqual(220);
  }
});

test('a page whose content is missing has no card', () =>
  expect(cardAt('/social/pages/privacy.ar.jpg')).toBeUndefined());
