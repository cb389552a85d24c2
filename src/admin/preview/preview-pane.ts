import { locales } from '../../i18n/locales';
import type { Language } from '../../sourcing/content/problems';
import type { SiteProgress } from './site-progress';

const texts = {
  language: { ar: 'لغة الصفحة', en: 'Language of the page' },
  screen: { ar: 'الشاشة', en: 'Screen' },
  page: { ar: 'الصفحة كما يراها الزائر', en: 'The page as visitors see it' },
  mistakes: { ar: 'لا تظهر الصفحة حتى يُصحَّح هذا:', en: 'The page shows this once it is corrected:' },
  building: {
    ar: 'يُجهَّز الموقع الآن، وتظهر الصفحة هنا من تلقاء نفسها. واصل الكتابة.',
    en: 'The site is being prepared, and the page appears here by itself. Go on writing.',
  },
  failed: {
    ar: 'لم يعمل الموقع، والسبب في نافذة الأوامر. ما تحفظه يُحفظ مع ذلك.',
    en: 'The site did not start; the terminal says why. What you save is saved all the same.',
  },
  step: { ar: 'الخطوة', en: 'Step' },
  phone: { ar: 'هاتف', en: 'Phone' },
  desktop: { ar: 'حاسوب', en: 'Desktop' },
  ar: { ar: 'العربية', en: 'Arabic' },
  en: { ar: 'الإنجليزية', en: 'English' },
} as const;

/** Widths of the page in pixels; it is made smaller where the pane is narrower. */
const widths = { phone: 390, desktop: 1280 } as const;

type Screen = keyof typeof widths;

const style = `
  html, body { block-size: 100%; margin: 0; }
  body { display: flex; flex-direction: column; font: 14px/1.5 system-ui, sans-serif; background: ButtonFace; color: CanvasText; }
  header { display: flex; flex-wrap: wrap; gap: 8px 16px; padding: 8px; }
  fieldset { display: flex; gap: 12px; margin: 0; padding: 0; border: 0; }
  legend { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; }
  label { display: flex; align-items: center; gap: 4px; min-block-size: 32px; }
  body > [role='status'] { padding: 8px 12px; background: Mark; color: MarkText; white-space: pre-line; }
  [role='status']:empty { display: none; }
  section { padding: 12px; }
  section p { margin: 0 0 8px; }
  progress { inline-size: 100%; max-inline-size: 320px; }
  main { flex: 1; overflow: auto; }
  iframe { display: block; margin-inline: auto; border: 0; background: Canvas; transform-origin: top center; }
`;

/** What is said in the place of the page until there is one. */
function createWaitingNote(target: Document, language: Language) {
  const section = target.createElement('section');
  const text = target.createElement('p');
  // Said once; the steps below change each second.
  text.setAttribute('role', 'status');
  const bar = target.createElement('progress');
  const step = target.createElement('p');
  section.append(text, bar, step);
  section.hidden = true;
  return {
    section,
    show({ state, step: at, steps, title, seconds }: SiteProgress) {
      section.hidden = state === 'ready';
      bar.hidden = step.hidden = state !== 'building';
      const said = texts[state === 'failed' ? 'failed' : 'building'][language];
      if (text.textContent !== said) text.textContent = said;
      bar.max = steps;
      bar.value = at - 1;
      const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
      step.textContent = `${texts.step[language]} ${at} / ${steps}: ${title[language]} (${time})`;
      bar.setAttribute('aria-label', step.textContent);
    },
  };
}

/** Builds the preview into a document of its own: which language, which screen, the mistakes, and the page. */
export function createPreviewPane(
  target: Document,
  { site, language }: { site: string; language: Language },
) {
  const chosen: { language: Language; screen: Screen } = { language, screen: 'phone' };
  let address = '/';
  let isReady = false;
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name) => target.createElement(name);
  const page = make('iframe');
  page.title = texts.page[language];
  const status = make('p');
  status.setAttribute('role', 'status');
  const main = make('main');
  main.append(page);

  const show = () => {
    const next = site + locales[chosen.language].localePrefix + address;
    if (isReady && page.src !== next) page.src = next;
    const width = widths[chosen.screen];
    const scale = Math.min(1, main.clientWidth / width || 1);
    page.style.inlineSize = `${width}px`;
    page.style.blockSize = `${Math.max(400, main.clientHeight) / scale}px`;
    page.style.transform = `scale(${scale})`;
    // In the middle; a page that is made smaller keeps its own width and hangs over on both sides.
    const over = (main.clientWidth - width) / 2;
    page.style.marginInline = over < 0 ? `${over}px` : 'auto';
  };

  const choice = <Value extends string>(
    name: 'language' | 'screen',
    values: readonly Value[],
    choose: (value: Value) => void,
  ) => {
    const group = make('fieldset');
    const legend = make('legend');
    legend.textContent = texts[name][language];
    group.append(legend);
    for (const value of values) {
      const label = make('label');
      const input = make('input');
      Object.assign(input, { type: 'radio', name, value, checked: chosen[name] === (value as string) });
      input.addEventListener('change', () => {
        choose(value);
        show();
      });
      label.append(input, texts[value as keyof typeof texts][language]);
      group.append(label);
    }
    return group;
  };

  const header = make('header');
  header.append(
    choice('language', ['ar', 'en'] as const, (value) => (chosen.language = value)),
    choice('screen', ['phone', 'desktop'] as const, (value) => (chosen.screen = value)),
  );
  const sheet = make('style');
  sheet.textContent = style;
  target.documentElement.dir = locales[language].dir;
  target.head.append(sheet);
  const waiting = createWaitingNote(target, language);
  target.body.append(header, waiting.section, status, main);
  target.defaultView?.addEventListener('resize', show);

  return {
    /** Says how far the site is; once it is ready, shows the page. */
    showProgress(progress: SiteProgress) {
      waiting.show(progress);
      isReady = progress.state === 'ready';
      main.hidden = !isReady;
      if (isReady) show();
    },
    /** @param next address of the site, without the prefix of a language */
    showPage(next: string) {
      address = next;
      show();
    },
    showMistakes(lines: readonly string[]) {
      status.textContent = lines.length > 0 ? [texts.mistakes[language], ...lines].join('\n') : '';
      show();
    },
  };
}
