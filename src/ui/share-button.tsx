import { Button } from './button';
import { ShareIcon } from './icons';
import { useCopy, type Shareable } from './share';

interface ShareButtonProps extends Shareable {
  labels: { share: string; copied: string };
}

/** Opens the device's share sheet; copies the link where the browser has none. */
export function ShareButton({ title, link, labels }: ShareButtonProps) {
  const { copied, copy } = useCopy(link);
  const share = () => {
    const hasShareSheet = (navigator as Partial<Navigator>).share !== undefined;
    // Closing the share sheet rejects; that is no error.
    if (hasShareSheet) void navigator.share({ title, url: link }).catch(() => undefined);
    else copy();
  };
  return (
    <>
      <Button variant="outline" small onClick={share}>
        <ShareIcon />
        {labels.share}
      </Button>
      <span role="status">{copied && labels.copied}</span>
    </>
  );
}
