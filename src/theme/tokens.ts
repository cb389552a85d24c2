/** Brand colours, and what is derived from them. */
const colours = {
  ink: '#12312B',
  'ink-900': '#0C231F',
  'ink-700': '#24483F',
  'ink-500': '#48645C',
  brick: '#B3322C',
  'brick-700': '#942620',
  'brick-lit': '#DE5A4E',
  'brick-tint': '#FBECE9',
  'brick-faint': '#FEF9F8',
  /** Running text on a brick band. */
  'on-brick': '#FFF3EE',
  sand: '#E9DFCF',
  'sand-100': '#F7F2EA',
  'sand-300': '#D6C8B1',
  stone: '#6F675B',
  'stone-700': '#5C554B',
  bronze: '#9A6B3F',
  'bronze-700': '#7A5230',
  'bronze-tint': '#F3E8DB',
  'bronze-lit': '#D9B48A',
  white: '#fff',
  line: '#E2DACB',
  'line-strong': '#8C8577',
  mist: '#B9C6BF',
  'mist-lit': '#DCE3DF',
  'line-dark': '#2E4D46',
  success: '#1F7A4D',
  'success-700': '#17663F',
  'success-tint': '#E4F1E9',
  /** On dark: lines, and text. */
  'success-500': '#62A282',
  'success-lit': '#A5CAB8',
  warning: '#C98A12',
  'warning-700': '#8A5A00',
  'warning-tint': '#FBF0D9',
  'warning-stripe': '#F2DEB5',
  grey: '#7B8280',
  'grey-700': '#565C59',
  'grey-tint': '#ECEDEB',
} as const;

const type = {
  font: 'Alexandria,"Alexandria fallback","Segoe UI","Geeza Pro","Noto Sans Arabic",Tahoma,Arial,sans-serif',
  'fs-display': 'clamp(2.375rem,1.19rem + 5.05vw,5.5rem)',
  'fs-h1': 'clamp(2rem,1.43rem + 2.53vw,3.5rem)',
  'fs-h2': 'clamp(1.625rem,1.26rem + 1.62vw,2.625rem)',
  'fs-h3': 'clamp(1.1875rem,1.1rem + .4vw,1.4375rem)',
  'fs-lead': 'clamp(1.0625rem,1rem + .28vw,1.25rem)',
  'fs-body': '1rem',
  'fs-sm': '.875rem',
  'fs-xs': '.8125rem',
} as const;

/** Line heights and spacing of letters differ between the scripts. */
export const scriptTokens = {
  ar: { 'lh-display': '1.24', 'lh-head': '1.36', 'lh-body': '1.9', 'lh-ui': '1.5', 'ls-head': '0' },
  en: { 'lh-display': '1.06', 'lh-head': '1.18', 'lh-body': '1.68', 'lh-ui': '1.5', 'ls-head': '-.022em' },
} as const;

const space = {
  s1: '4px',
  s2: '8px',
  s3: '12px',
  s4: '16px',
  s5: '24px',
  s6: '32px',
  s7: '48px',
  s8: '64px',
  s9: '96px',
  s10: '128px',
  section: 'clamp(64px,8.2vw,124px)',
  gutter: 'clamp(20px,4.6vw,64px)',
  max: '1312px',
  rail: '88px',
  gap: 'clamp(16px,2.2vw,32px)',
  hdr: '80px',
} as const;

const shape = {
  r: '2px',
  arch: 'clamp(56px,9vw,136px)',
  'arch-sm': '48px',
  'shadow-pop': '0 12px 32px -8px rgba(12,35,31,.22)',
} as const;

const motion = {
  t1: '120ms',
  t2: '200ms',
  t3: '320ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
  'ease-in': 'cubic-bezier(.5,0,.9,.4)',
} as const;

/** The only source of design values. Pages have them as CSS variables. */
export const tokens = { ...colours, ...type, ...space, ...shape, ...motion } as const;
