/** Says that part of the page's code did not come. It is in every page and seen only while the document says so. */
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { onDark } from '../../ui';

interface IncompleteNoteProps {
  /** Address of the page: following it loads the page anew, also without our code. */
  path: string;
}

export function IncompleteNote({ path }: IncompleteNoteProps) {
  const { t } = useTranslation();
  return (
    <Bar role="status" className="no-print">
      <span>{t('error.incomplete')}</span>
      <a href={path}>{t('error.retry')}</a>
    </Bar>
  );
}

const Bar = styled.p`
  display: none;
  html[data-incomplete] & {
    display: flex;
  }
  position: fixed;
  z-index: 38;
  inset-block-end: 0;
  inset-inline: 0;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s5);
  padding-block: var(--s3);
  padding-inline: var(--gutter) calc(var(--s5) + 60px + var(--s4));
  background: var(--ink);
  font-size: var(--fs-sm);
  ${onDark}
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    text-decoration: underline;
    text-underline-offset: 0.35em;
  }
  a:hover {
    color: var(--link-hover);
  }
`;
