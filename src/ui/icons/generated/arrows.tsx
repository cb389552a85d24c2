// Made by `npm run icons` from Lucide 1.62.0 (ISC licence).
import { icon } from '../icon';

export const ChevronDownIcon = /* @__PURE__ */ icon(
  <>
    <path d="m6 9 6 6 6-6" />
  </>,
);
export const ChevronLeftIcon = /* @__PURE__ */ icon(
  <>
    <path d="m15 18-6-6 6-6" />
  </>,
  { mirrored: true },
);
export const ChevronRightIcon = /* @__PURE__ */ icon(
  <>
    <path d="m9 18 6-6-6-6" />
  </>,
  { mirrored: true },
);
export const ExpandIcon = /* @__PURE__ */ icon(
  <>
    <path d="m15 15 6 6" />
    <path d="m15 9 6-6" />
    <path d="M21 16v5h-5" />
    <path d="M21 8V3h-5" />
    <path d="M3 16v5h5" />
    <path d="m3 21 6-6" />
    <path d="M3 8V3h5" />
    <path d="M9 9 3 3" />
  </>,
);
export const CheckIcon = /* @__PURE__ */ icon(
  <>
    <path d="M20 6 9 17l-5-5" />
  </>,
);
export const ZoomInIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="11" cy="11" r="8" />
    <line x1="21" x2="16.65" y1="21" y2="16.65" />
    <line x1="11" x2="11" y1="8" y2="14" />
    <line x1="8" x2="14" y1="11" y2="11" />
  </>,
);
export const ZoomOutIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="11" cy="11" r="8" />
    <line x1="21" x2="16.65" y1="21" y2="16.65" />
    <line x1="8" x2="14" y1="11" y2="11" />
  </>,
);
