import { string } from 'yup';
import type { LocalizedText } from '../../lib/localized-text';
import type { PictureFocus } from '../../lib/picture-focus';
import { labelled, type FieldMeta, type Label, type PictureLimits } from './field-meta';
import { optionalChoice } from './fields';
import { heicMessage, heicName } from './heic';
import { needs } from './message';
import { localized } from './text-fields';

/** What the rules need to know about other files. */
export interface FieldContext {
  /** Whether there is a file at this path, relative to the folder of the content file. */
  fileExists?: (relativePath: string) => boolean;
  /** What is wrong with the file itself, where somebody has looked. */
  fileMistake?: (relativePath: string, meta: FieldMeta) => LocalizedText | undefined;
}

const missing = needs({
  ar: 'لا ملف بهذا الاسم. ضع الملف في مجلد media، أو صحّح الاسم: الأحرف الكبيرة والصغيرة تُفرَّق.',
  en: 'There is no file of this name. Put it into the media folder, or correct the name: capital and small letters count.',
});

interface MediaOptions {
  kind: 'photo' | 'drawing' | 'film';
  extensions: readonly string[];
  example: string;
  picture?: PictureLimits;
}

/** A file of one of these types in the `media` folder next to the content file. */
function mediaFile(label: Label, { kind, extensions, example, picture }: MediaOptions) {
  const endings = extensions.join(', ');
  const nameMessage = needs({
    ar: `هنا اسم ملف في مجلد media (${endings})، مثل ${example}.`,
    en: `The name of a file in the media folder belongs here (${endings}), such as ${example}.`,
  });
  const message: typeof nameMessage = (params) =>
    kind === 'photo' && heicName.test(String(params.value)) ? { ...heicMessage } : nameMessage(params);
  const pattern = new RegExp(`^media/(?:[\\w-]+/)*[\\w-][\\w.-]*\\.(?:${extensions.join('|')})$`);
  const meta = labelled(label, { kind, extensions, example, ...(picture ? { picture } : {}) });
  return string()
    .typeError(message)
    .required(message)
    .matches(pattern, { message, excludeEmptyString: true })
    .test('file', function (path) {
      const { fileExists, fileMistake }: FieldContext = this.options.context ?? {};
      if (!path || !pattern.test(path) || !fileExists) return true;
      if (!fileExists(path)) return this.createError({ message: missing });
      const mistake = fileMistake?.(path, meta.field);
      return mistake === undefined || this.createError({ message: { ...mistake } });
    })
    .meta(meta);
}

/** A photograph, which the build resizes. Its limits are those of the place where the page shows it. */
export const photo = (label: Label, example: string, picture: PictureLimits) =>
  mediaFile(label, { kind: 'photo', extensions: ['jpg', 'jpeg', 'png', 'webp'], example, picture });

/** What a picture shows, for those who cannot see it. */
export const alternativeText = (example: LocalizedText) =>
  localized(
    {
      ar: 'ما في الصورة',
      en: 'What the picture shows',
      hint: { ar: 'يُقرأ لمن لا يرى الصورة.', en: 'Read aloud to those who cannot see it.' },
    },
    { example, max: 160 },
  );

const focusWords: Readonly<Record<PictureFocus, LocalizedText>> = {
  center: { ar: 'الوسط', en: 'Centre' },
  top: { ar: 'الأعلى', en: 'Top' },
  bottom: { ar: 'الأسفل', en: 'Bottom' },
  left: { ar: 'اليسار', en: 'Left' },
  right: { ar: 'اليمين', en: 'Right' },
  top_left: { ar: 'أعلى اليسار', en: 'Top left' },
  top_right: { ar: 'أعلى اليمين', en: 'Top right' },
  bottom_left: { ar: 'أسفل اليسار', en: 'Bottom left' },
  bottom_right: { ar: 'أسفل اليمين', en: 'Bottom right' },
};

/** The part of a picture that stays in view where the page crops it. */
export const focus = optionalChoice<PictureFocus>(
  {
    ar: 'ما يبقى ظاهرًا من الصورة',
    en: 'Part of the picture that stays in view',
    hint: {
      ar: 'تُقص الصورة بحسب الشاشة. فارغ: حول وسطها.',
      en: 'Screens crop the picture. Empty: around its middle.',
    },
  },
  focusWords,
);

/** A drawing, served unchanged. */
export const drawing = (label: Label, example: string) =>
  mediaFile(label, { kind: 'drawing', extensions: ['svg'], example });

/** A film in one format. */
export const film = (label: Label, extension: 'mp4' | 'webm', example: string) =>
  mediaFile(label, { kind: 'film', extensions: [extension], example });
