import { useTranslation } from '../../../i18n';
import { ShareButton } from '../../../ui';

interface ShareUnitProps {
  title: string;
  link: string;
  /** Name of the button, and the message after copying, where it is not about one unit. */
  label?: string;
  copiedLabel?: string;
}

export function ShareUnit({ title, link, label, copiedLabel }: ShareUnitProps) {
  const { t } = useTranslation('units');
  const labels = { share: label ?? t('explorer.shareUnit'), copied: copiedLabel ?? t('explorer.copied') };
  return <ShareButton title={title} link={link} labels={labels} />;
}
