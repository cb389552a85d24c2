/** The QR code at the build. In browsers webpack makes this module empty (`on-create-webpack-config.ts`); see `qr-code.tsx`. */
import { renderSVG } from 'uqr';

export const drawQrCodeAtBuild: ((text: string) => string) | undefined = (text) =>
  renderSVG(text, { border: 2 });
