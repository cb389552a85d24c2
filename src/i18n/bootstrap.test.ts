/** @jest-environment jsdom */
import { localeCodes } from './locales';
import { arabicScript, beforePaintScript, multilingualScript } from './bootstrap';

const root = document.documentElement;

/** Runs the script on a page rendered in `lang`, at `path`, with this cookie. */
function load(script: string, path: string, { lang = 'ar', cookie = '' } = {}) {
  document.cookie = 'locale=; Path=/; Max-Age=0';
  if (cookie) document.cookie = `locale=${cookie}; Path=/`;
  root.lang = lang;
  root.dir = lang === 'ar' ? 'rtl' : 'ltr';
  history.replaceState(null, '', path);
  const run = new Function(script) as () => void;
  run();
  const { pathname, search, hash } = location;
  return { lang: root.lang, dir: root.dir, address: pathname + search + hash, cookie: document.cookie };
}

const english = { lang: 'en', dir: 'ltr' };
const arabic = { lang: 'ar', dir: 'rtl' };

test.each([
  ['/en/about?a=1#b', {}, { ...english, address: '/about?a=1#b', cookie: 'locale=en' }],
  ['/about', { cookie: 'en' }, { ...english, address: '/about' }],
  ['/about', { cookie: 'ar', lang: 'en' }, { ...arabic, address: '/about' }],
  ['/about', {}, { ...arabic, address: '/about', cookie: '' }],
])('with two languages %s %j is %j', (path, state, seen) => {
  expect(load(multilingualScript, path, state)).toMatchObject(seen);
});

test('the language of a switch that is pressed before hydration is stored', () => {
  document.body.innerHTML = '<form><button lang="ar">ع</button></form><form><button>Find</button></form>';
  load(multilingualScript, '/about', { cookie: 'en', lang: 'en' });
  for (const form of [...document.forms].reverse()) {
    form.addEventListener('submit', (event) => event.preventDefault());
    expect(document.cookie).toBe('locale=en');
    form.requestSubmit(form.querySelector('button'));
  }
  expect(document.cookie).toBe('locale=ar');
});

test.each([
  ['/en/about?a=1#b', {}, { ...arabic, address: '/about?a=1#b', cookie: '' }],
  ['/en', { cookie: 'en' }, { ...arabic, address: '/', cookie: 'locale=en' }],
  ['/about', { cookie: 'en' }, { ...arabic, address: '/about', cookie: 'locale=en' }],
])('without the Localization plugin %s %j is Arabic @6.5', (path, state, seen) => {
  expect(load(arabicScript, path, state)).toMatchObject(seen);
});

test.each([
  ['off', arabicScript, 'ar'],
  ['on', multilingualScript, 'en'],
])(
  'a build with Localization %s renders the other language version accordingly @6.5',
  async (value, script, code) => {
    expect(beforePaintScript).toBe(multilingualScript);
    process.env['GATSBY_LOCALIZATION'] = value;
    await jest.isolateModulesAsync(async () => {
      expect((await import('./bootstrap')).beforePaintScript).toBe(script);
      const { localeOfHtml, publishedLocales } = await import('./localization');
      expect(localeOfHtml('/en/about')).toBe(code);
      expect(localeOfHtml('/about')).toBe('ar');
      expect(publishedLocales).toEqual(value === 'on' ? localeCodes : ['ar']);
    });
    delete process.env['GATSBY_LOCALIZATION'];
  },
);
