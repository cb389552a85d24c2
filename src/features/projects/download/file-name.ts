/** What no file system of visitors takes in a name, and what no name needs. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;

/** A PDF's file name out of words: “Al Yasmin Gardens brochure.pdf”. At most 80 letters before the ending. */
export const fileName = (words: string): string =>
  `${
    words
      .replace(refused, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '')
      .slice(0, 80) || 'brochure'
  }.pdf`;
