import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { ShareIcons, useShareLink } from '../../ui';

export function ShareArticle({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation('blogs');
  const link = useShareLink(path);
  return (
    <Row className="no-print">
      <span>{t('share.title')}</span>
      <ShareIcons
        title={title}
        link={link}
        labels={{
          whatsapp: t('share.whatsapp'),
          x: t('share.twitter'),
          email: t('share.email'),
          device: t('share.more'),
          copy: t('share.copy'),
          copied: t('share.copied'),
        }}
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  padding-block-start: 20px;
  border-block-start: 1px solid var(--line);
  font-size: var(--fs-body);
  & > :first-child {
    margin-inline-end: auto;
    font-weight: 500;
  }
  small:empty {
    display: none;
  }
`;
