/** Passes a unit on: by the device's own sharing, else by copying its link. */
import { useState } from 'react';
import { useTranslation } from '../../../i18n';
import { Button, ShareIcon } from '../../../ui';

interface ShareUnitProps {
  title: string;
  link: string;
  /** Name of the button, and what is said once the link is copied, where it is not about one unit. */
  label?: string;
  copiedLabel?: string;
}

export function ShareUnit({ title, link, label, copiedLabel }: ShareUnitProps) {
  const { t } = useTranslation('units');
  const [copied, setCopied] = useState(false);
  const share = async () => {
    try {
      const { share } = navigator as Partial<Navigator>; // not every browser has it
      if (share) return await navigator.share({ title, url: link });
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The visitor closed the device's dialog, or the browser refused: the address bar has the same link.
    }
  };
  return (
    <>
      <Button variant="outline" small onClick={() => void share()}>
        <ShareIcon />
        {label ?? t('explorer.shareUnit')}
      </Button>
      <span role="status">{copied && (copiedLabel ?? t('explorer.copied'))}</span>
    </>
  );
}
