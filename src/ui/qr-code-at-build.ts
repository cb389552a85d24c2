/** The QR code at the build. In browsers webpack makes this module empty (`on-create-webpack-config.ts`); see `qr-code.tsx`. */
import { renderSVG } from 'uqr';
import { rememberLatest } from '../lib/remember-latest';

/** All units of a project show the codes of its licence. */
export const drawQrCodeAtBuild: ((text: string) => string) | undefined = rememberLatest(50, (text) =>
  renderSVG(text, { border: 2 }),
);
