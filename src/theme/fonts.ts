import arabic from './fonts/alexandria-arabic.woff2';
import latin from './fonts/alexandria-latin.woff2';

/** Fonts to preload by language; Arabic pages need both files because of Western digits. */
export const preloadedFonts = { ar: [arabic, latin], en: [latin] } as const;

const face = (url: string, range: string) =>
  `@font-face{font-family:Alexandria;src:url(${url}) format("woff2");font-weight:400 700;font-display:swap;unicode-range:${range}}`;

export const fontFaces = [
  face(arabic, 'U+0600-06FF,U+0750-077F,U+200C-200E,U+2010-2011,U+FB50-FDFF,U+FE80-FEFC'),
  face(latin, 'U+0000-00FF,U+2012-2015,U+2018-201D,U+2022,U+2026,U+2032-2033,U+2190-2193,U+2212'),
  '@font-face{font-family:"Alexandria fallback";src:local("Arial"),local("Liberation Sans"),local("Arimo");size-adjust:112.4%;ascent-override:86.1%;descent-override:22.3%;line-gap-override:0%}',
].join('');
