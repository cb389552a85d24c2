/** Says that part of the page's code did not come. It is in every page and seen only while the document says so. */
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Bar } from './bar';

interface IncompleteNoteProps {
  /** Address of the page: following it loads the page anew, also without our code. */
  path: string;
}

export function IncompleteNote({ path }: IncompleteNoteProps) {
  const { t } = useTranslation();
  return (
    <Unless role="status" className="no-print">
      <span>{t('error.incomplete')}</span>
      <a href={path}>{t('error.retry')}</a>
    </Unless>
  );
}

const Unless = styled(Bar)`
  html:not([data-incomplete]) & {
    display: none;
  }
`;
