/** Forbidden in file names of some system, or invisible. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;

/** A file's name from a title: “Al Yasmin Gardens brochure.pdf”. At most 80 characters before the extension. */
export const fileName = (title: string, extension: string): string =>
  `${
    title
      .replace(forbidden, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '')
      .slice(0, 80) || 'file'
  }.${extension}`;

/** Saves a file under a name, by a link of this site. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers read it after the click
}
