/** Pixels, as social networks recommend. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Pixels between the edge and the texts. */
export const margin = 72;

/** Pixels: large enough for a phone to read from a computer's screen. */
export const qrCodeSize = 132;
