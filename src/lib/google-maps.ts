const root = 'https://www.google.com/maps';

/** Directions in Google Maps; on phones the link opens the app. */
export const directionsHref = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${root}/dir/?api=1&destination=${latitude},${longitude}`;

/** What Google Maps finds for a name or an address; on phones the link opens the app. */
export const mapSearchHref = (text: string): string =>
  `${root}/search/?api=1&query=${encodeURIComponent(text)}`;
