import { useTranslation } from '../../../i18n';
import { OuterTextLink, VisuallyHidden } from '../../../ui';

/** A link to a calendar file, which a phone opens in its calendar. @param of what is added, where a page has several */
export function AddToCalendar({ href, of }: { href: string; of?: string }) {
  const { t } = useTranslation('projects');
  return (
    // Positioned, or the hidden name would widen the page.
    <OuterTextLink href={href} className="no-print" style={{ position: 'relative' }}>
      <span>
        {t('detail.calendar.add')}
        {of && <VisuallyHidden>{`: ${of}`}</VisuallyHidden>}
      </span>
    </OuterTextLink>
  );
}
