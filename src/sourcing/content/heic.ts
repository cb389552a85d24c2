import type { LocalizedText } from '../../lib/localized-text';

/** What to do with the pictures that iPhones take, which browsers and the build do not read. */
export const heicMessage: LocalizedText = {
  ar: 'صورة HEIC كما يلتقطها الآيفون لا تعرضها المتصفحات. صدّرها JPEG (في ماك: «معاينة» › ملف › تصدير)، أو التقط بصيغة JPEG: الإعدادات › الكاميرا › التنسيقات › الأكثر توافقًا.',
  en: 'Browsers do not show a HEIC picture as iPhones take it. Export it as JPEG (on a Mac: Preview › File › Export), or take JPEG: Settings › Camera › Formats › Most Compatible.',
};

/** A file name of such a picture. */
export const heicName = /\.hei[cf]$/i;
