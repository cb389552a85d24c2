/** Search engines leave a preview out: hosts say so with every answer of a build that has this mark. */

/** Name of the file in the root of the build that says so to hosts. It is for them alone, by its underscore. */
export const noIndexMark = '_noindex.txt';

/** Of every answer of such a build. */
export const noIndexHeaders = { 'X-Robots-Tag': 'noindex' } as const;
