import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../scripts/lib/find-chromium';

/** How tests start Chromium. */
export const chromiumLaunch: LaunchOptions = {
  executablePath: findChromium(),
  // The other flags stop the browser's own requests, so that a trace shows only those of the site.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Subpixel glyph positions, as on current screens; headless Chromium would round them to whole pixels.
    '--font-render-hinting=none',
    // Each page lives for seconds: to optimize its code, and to have threads for its garbage, costs more than it brings.
    '--js-flags=--no-opt --no-maglev --single-threaded-gc',
  ],
};
