import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { VisuallyHidden } from '../../../ui';

/** A link to a calendar file, which a phone opens in its calendar. @param of what is added, where a page has several */
export function AddToCalendar({ href, of }: { href: string; of?: string }) {
  const { t } = useTranslation('projects');
  return (
    <CalendarLink href={href} className="no-print">
      {t('detail.calendar.add')}
      {of && <VisuallyHidden>{`: ${of}`}</VisuallyHidden>}
    </CalendarLink>
  );
}

const CalendarLink = styled.a`
  position: relative; /* of the hidden name, which would widen the page */
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font-weight: 500;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.35em;
`;
