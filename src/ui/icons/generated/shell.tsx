// Made by `npm run icons` from Lucide 1.62.0 (ISC licence).
import { icon } from '../icon';

export const ArrowLeftIcon = /* @__PURE__ */ icon(
  <>
    <path d="m12 19-7-7 7-7" />
    <path d="M19 12H5" />
  </>,
  { mirrored: true },
);
export const ArrowRightIcon = /* @__PURE__ */ icon(
  <>
    <path d="M5 12h14" />
    <path d="m12 5 7 7-7 7" />
  </>,
  { mirrored: true },
);
export const ArrowUpIcon = /* @__PURE__ */ icon(
  <>
    <path d="m5 12 7-7 7 7" />
    <path d="M12 19V5" />
  </>,
);
export const ArrowUpRightIcon = /* @__PURE__ */ icon(
  <>
    <path d="M7 7h10v10" />
    <path d="M7 17 17 7" />
  </>,
  { mirrored: true },
);
export const ChatIcon = /* @__PURE__ */ icon(
  <>
    <path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719" />
  </>,
);
export const CloseIcon = /* @__PURE__ */ icon(
  <>
    <path d="M18 6 6 18" />
    <path d="m6 6 12 12" />
  </>,
);
export const MenuIcon = /* @__PURE__ */ icon(
  <>
    <path d="M4 5h16" />
    <path d="M4 12h16" />
    <path d="M4 19h16" />
  </>,
);
export const PhoneIcon = /* @__PURE__ */ icon(
  <>
    <path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384" />
  </>,
);
export const SpinnerIcon = /* @__PURE__ */ icon(
  <>
    <path d="M21 12a9 9 0 1 1-6.219-8.56" />
  </>,
);
