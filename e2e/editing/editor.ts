import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';

/** Language of the editing page itself. */
export type EditorLanguage = 'ar' | 'en';

/** Words of the application; those of fields and collections are ours. Names inside have signs of direction around them. */
const words = {
  save: { ar: 'حفظ', en: 'Save' },
  preview: { ar: 'معاينة', en: 'Preview' },
  arabic: { ar: 'العربية', en: 'Arabic' },
  english: { ar: 'الإنجليزية', en: 'English' },
  history: { ar: 'السجل', en: 'History' },
} as const;

const word = (language: EditorLanguage, name: keyof typeof words) => words[name][language];

/** What the tests of the editing page get from the step that starts it. */
export const editing = {
  /** Address with the token. */
  url: process.env['EDITING_URL'] ?? '',
  /** Origin of the development site beside it. */
  siteUrl: process.env['EDITING_SITE_URL'] ?? '',
  /** The copy of the project whose content is edited. */
  folder: process.env['EDITING_FOLDER'] ?? '',
};

/** A file of the copy as it is saved, by its path from the root of the project. */
export const savedFile = (file: string): string => readFileSync(path.join(editing.folder, file), 'utf8');

/** The page of an editor, in the language of the editing page. */
export class Editor {
  constructor(
    readonly page: Page,
    readonly language: EditorLanguage,
    /** Address of the editing page, with its token. */
    readonly url = editing.url,
  ) {}

  /** @param address below the editing page: `collections/questions/entries/deed` */
  async open(address: string): Promise<void> {
    await this.openList(address);
    await expect(this.saveButton).toBeVisible();
  }

  /** @param address of a list of entries: `collections/questions` */
  async openList(address: string): Promise<void> {
    const { page } = this;
    if (!page.url().startsWith('http')) {
      await page.goto(this.url);
      await expect(page.getByRole('treeitem').first()).toBeVisible();
    }
    await page.goto(new URL(`/admin/#/${address}`, this.url).href);
  }

  /** The same editor in another tab. */
  inTab(page: Page): Editor {
    return new Editor(page, this.language, this.url);
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: word(this.language, 'save'), exact: true });
  }

  /** Where the texts of one language are typed. */
  side(language: EditorLanguage): Locator {
    const name = word(this.language, language === 'ar' ? 'arabic' : 'english');
    const title = this.language === 'ar' ? `تحرير محتوى .?${name}` : `Edit .?${name}.? Content`;
    return this.page.getByRole('group', { name: new RegExp(title) });
  }

  /** Shows the English fields beside the Arabic ones, or the page. */
  async showBeside(what: 'english' | 'preview'): Promise<void> {
    await this.page
      .getByRole('radio', { name: word(this.language, what), exact: true })
      .last()
      .click();
  }

  /** The page of the entry as visitors would see it. */
  get shownPage() {
    return this.page.frameLocator('iframe').frameLocator('iframe');
  }

  async type(language: EditorLanguage, label: string, text: string): Promise<void> {
    const box = this.side(language).getByRole('textbox', { name: label, exact: true });
    await box.click();
    await box.press('Control+a');
    await box.press('Delete');
    await box.pressSequentially(text);
  }

  /** Puts a new picture in the place of the one of the entry. */
  async replacePicture(name: string, buffer: Buffer): Promise<void> {
    const { page } = this;
    const words = /استبدال صورة|Replace Image/;
    await page.getByRole('button', { name: words }).first().click();
    await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await page.getByRole('option', { name }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(?:إدراج|Insert)$/ })
      .click();
  }

  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.page.getByRole('group', { name: /محرر المحتوى|Content Editor/ })).toBeHidden();
  }

  /** Tries to save, and answers what the editing page says is wrong. */
  async refusal(): Promise<string> {
    await this.saveButton.click();
    const dialog = this.page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    return dialog.innerText();
  }
}

/** Fails a test whose editing page asks another host for anything. */
export const test = base.extend<{
  /** False leaves the page beside the texts empty, which is most of what the browser has to do. */
  preview: boolean;
  editor: (language: EditorLanguage) => Promise<Editor>;
}>({
  preview: [true, { option: true }],
  editor: async ({ browser, preview }, use) => {
    const foreign: string[] = [];
    const own = [new URL(editing.url).host, new URL(editing.siteUrl).host];
    const opened: Editor[] = [];
    await use(async (language) => {
      const context = await browser.newContext({ locale: language === 'ar' ? 'ar-SA' : 'en-US' });
      if (!preview) await context.route(`${editing.siteUrl}/**`, (route) => route.abort());
      const page = await context.newPage();
      page.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        // The site in the preview calls its API, as it does for visitors.
        if (request.frame().url().startsWith(editing.siteUrl)) return;
        if (/^(?:https?|wss?):$/.test(protocol) && !own.includes(host)) foreign.push(request.url());
      });
      const editor = new Editor(page, language);
      opened.push(editor);
      return editor;
    });
    for (const { page } of opened) await page.context().close();
    expect(foreign).toEqual([]);
  },
});

export { expect };
