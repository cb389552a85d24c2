import './editor.css';
import CMS from '@sveltia/cms';
import { kinds } from '../sourcing/content/kinds';
import type { Language } from '../sourcing/content/problems';
import { adminConfig, formatName } from './config';
import { interfaceFormatName } from './config/interface-texts';
import { contentFormat } from './format/content-format';
import { interfaceFormat } from './format/interface-format';
import { pagePreview } from './preview';
import { fetchEditingFacts, knownContent } from './editing-facts';
import { refuseMistakes } from './refuse-mistakes';
import { localServerToken, readSettings, userKey } from './settings';

const settings = readSettings();

/** The language that the editor chose in the editing page, else that of the browser. */
function interfaceLanguage(): Language {
  const prefs = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as { locale?: string };
  const code = prefs.locale ?? navigator.language;
  return code.startsWith('ar') ? 'ar' : 'en';
}

/** The local server's address holds its token after the `#`, which browsers send to nobody. */
function signInByAddress(): void {
  const token = /^#token=([\w-]+)$/.exec(location.hash)?.[1];
  if (!token) return;
  localStorage.setItem(userKey, JSON.stringify({ backendName: settings.backend.name, token }));
  history.replaceState(null, '', location.pathname);
}

signInByAddress();
for (const kind of kinds) CMS.registerCustomFormat(formatName(kind), 'md', contentFormat(kind));
CMS.registerCustomFormat(interfaceFormatName, 'json', interfaceFormat);
const language = interfaceLanguage();
document.cookie = `editing_language=${language}; SameSite=Strict; Path=/`;
const facts = await fetchEditingFacts();
CMS.registerEventListener(refuseMistakes(language));
const { site } = settings;
const token = localServerToken();
if (site && token) {
  for (const kind of kinds) {
    const name = kind.name === 'faq-question' ? 'questions' : kind.name;
    CMS.registerPreviewTemplate(
      name,
      pagePreview(kind, { site, language, known: knownContent(facts), token }),
    );
  }
}
void CMS.init({
  config: {
    ...adminConfig(settings.backend, language, facts.overdue),
    publish_mode: settings.publish_mode ?? 'simple',
  },
});
