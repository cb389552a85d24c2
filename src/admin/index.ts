import './editor.css';
import CMS from '@sveltia/cms';
import { kinds } from '../sourcing/content/kinds';
import { adminConfig, formatName } from './config';
import { addressStyles } from './config/address-fields';
import { interfaceFormatName } from './config/interface-texts';
import { contentFormat } from './format/content-format';
import { interfaceFormat } from './format/interface-format';
import { pagePreview } from './preview';
import { fetchEditingFacts, knownContent } from './editing-facts';
import { interfaceLanguage } from './interface-language';
import { refuseMistakes } from './refuse-mistakes';
import { protectSaves } from './saving';
import { localServerToken, readSettings, userKey } from './settings';

const settings = readSettings();

/** The local server's address holds its token after the `#`, which browsers send to nobody. */
function signInByAddress(): void {
  const token = /^#token=([\w-]+)$/.exec(location.hash)?.[1];
  if (!token) return;
  localStorage.setItem(userKey, JSON.stringify({ backendName: settings.backend.name, token }));
  history.replaceState(null, '', location.pathname);
}

signInByAddress();
const styles = document.createElement('style');
styles.textContent = addressStyles();
document.head.append(styles);
for (const kind of kinds) CMS.registerCustomFormat(formatName(kind), 'md', contentFormat(kind));
CMS.registerCustomFormat(interfaceFormatName, 'json', interfaceFormat);
const language = interfaceLanguage(localStorage.getItem('sveltia-cms.prefs'), navigator.language);
globalThis.editingLanguage = language;
document.cookie = `editing_language=${language}; SameSite=Strict; Path=/`;
const facts = await fetchEditingFacts();
CMS.registerEventListener(refuseMistakes(language));
CMS.registerEventListener(protectSaves(settings.backend, language));
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
