import type { CustomPreviewTemplate } from '@sveltia/cms';
import type { ContentKind } from '../../sourcing/content/kinds';
import type { KnownContent } from '../../sourcing/content/link-problems';
import { mistakeLines, type Language } from '../../sourcing/content/problems';
import { entryFile, mistakesIn, type Entry } from '../entry-file';
import { pageAddress } from './page-address';
import { createPreviewPane } from './preview-pane';
import { showDraft } from './show-draft';
import { untilSiteReady } from './site-progress';

interface PreviewOptions {
  /** Origin of the development site. */
  site: string;
  language: Language;
  known?: KnownContent | undefined;
  token: string;
}

/**
 * How long somebody may pause in typing before the page shows it, in milliseconds. Shorter than most pauses between letters,
 * it would send texts in between, and the last one would wait for the site to be done with the one before.
 */
const pause = 300;

/** The page of an entry with its unsaved text, in place of the application's own preview. */
export function pagePreview(kind: ContentKind, { site, language, known, token }: PreviewOptions) {
  return window.createClass({
    componentDidMount() {
      const pane = createPreviewPane(this.props.document, { site, language });
      this.pane = pane;
      this.closed = new AbortController();
      untilSiteReady(token, pane.showProgress, this.closed.signal).catch(() => undefined); // it was closed
      this.update();
    },
    componentDidUpdate() {
      this.update();
    },
    componentWillUnmount() {
      clearTimeout(this.timer);
      this.closed.abort();
    },
    update() {
      const file = entryFile(this.props.entry, kind.name);
      if (!file || file.text === this.shown) return;
      this.shown = file.text;
      this.pane.showPage(pageAddress(kind, file.path.replace(/^.*\/|\.md$/g, '')));
      const lines = mistakeLines(mistakesIn(file, known), language).filter((line) => !line.includes('blob:'));
      this.pane.showMistakes(lines);
      clearTimeout(this.timer);
      if (lines.length > 0) return;
      const show = () =>
        showDraft(file, token).catch((error: Error) => {
          // What is said of an earlier text may have been corrected by now.
          if (this.shown === file.text) this.pane.showMistakes([error.message]);
        });
      this.timer = setTimeout(() => void show(), pause);
    },
    render: () => null,
  }) as CustomPreviewTemplate;
}

/** What a class of the application's React has here. */
interface PreviewInstance {
  props: { entry: Entry; document: Document };
  pane: ReturnType<typeof createPreviewPane>;
  closed: AbortController;
  timer?: ReturnType<typeof setTimeout>;
  shown?: string;
  update(): void;
}

declare global {
  interface Window {
    /** The application's `create-react-class`: its React is not that of the site. */
    createClass(spec: ThisType<PreviewInstance> & Record<string, unknown>): unknown;
  }
}
