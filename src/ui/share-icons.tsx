import { IconButton, IconLink } from './icon-button';
import { CheckIcon, LinkIcon, ShareIcon } from './icons';
import { shareTargets, useCopy, useDeviceShare, type Shareable, type ShareLabels } from './share';

interface ShareIconsProps extends Shareable {
  labels: ShareLabels & { copy: string; copied: string };
}

/** Share targets as icon buttons, for a flex row: the device's share sheet, WhatsApp, X, e-mail, copy. */
export function ShareIcons({ labels, ...shared }: ShareIconsProps) {
  const openShareSheet = useDeviceShare(shared);
  const { copied, copy } = useCopy(shared.link);
  return (
    <>
      {openShareSheet && (
        <IconButton label={labels.device} onClick={openShareSheet}>
          <ShareIcon />
        </IconButton>
      )}
      {shareTargets(shared, labels).map(({ href, icon, label }) => (
        <IconLink key={href} label={label} href={href} rel="noopener">
          {icon}
        </IconLink>
      ))}
      <IconButton label={labels.copy} onClick={copy}>
        {copied ? <CheckIcon /> : <LinkIcon />}
      </IconButton>
      <small role="status">{copied && labels.copied}</small>
    </>
  );
}
