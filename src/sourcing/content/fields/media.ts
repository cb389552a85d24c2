import { string } from 'yup';

/** What the rules ask about the world outside the file. */
export interface FieldContext {
  /** Says whether a file stands at this path, seen from the folder of the content file. */
  fileExists?: (relativePath: string) => boolean;
}

/** A file below the `media` folder beside the content file, of one of these types. */
const mediaFile = (what: string, extensions: readonly string[], example: string) => {
  const message = `expected ${what}, a file in the media folder (${extensions.join(', ')}), e.g. ${example}`;
  const pattern = new RegExp(`^media/(?:[\\w-]+/)*[\\w-][\\w.-]*\\.(?:${extensions.join('|')})$`);
  return string()
    .typeError(message)
    .required(message)
    .matches(pattern, { message, excludeEmptyString: true })
    .test(
      'exists',
      'expected the name of a file that exists (capital and small letters count)',
      function (path) {
        const { fileExists }: FieldContext = this.options.context ?? {};
        return !fileExists || !path || !pattern.test(path) || fileExists(path);
      },
    );
};

/** A photograph that the build cuts to sizes. */
export const photo = (what: string, example: string) =>
  mediaFile(what, ['jpg', 'jpeg', 'png', 'webp'], example);

/** A drawing that is served as it is. */
export const drawing = (what: string, example: string) => mediaFile(what, ['svg'], example);

export const film = {
  mp4: (what: string, example: string) => mediaFile(what, ['mp4'], example),
  webm: (what: string, example: string) => mediaFile(what, ['webm'], example),
};
