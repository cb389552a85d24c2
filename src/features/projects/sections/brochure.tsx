/** The project on paper, to keep. */
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { ButtonAnchor, FileDownIcon } from '../../../ui';

export function Brochure({ url }: { url: string }) {
  const { t } = useTranslation('projects');
  return (
    <Box>
      <FileDownIcon size={28} />
      <div>
        <h3>{t('detail.brochureTitle')}</h3>
        <p>{t('detail.brochureNote')}</p>
      </div>
      <ButtonAnchor href={url} variant="secondary" download rel="noopener">
        {t('detail.brochure')}
      </ButtonAnchor>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 20px 28px;
  padding: clamp(22px, 3vw, 36px);
  background: var(--sand-100);
  h3 {
    font-size: 1.125rem;
    line-height: var(--lh-body);
    letter-spacing: 0;
  }
  p {
    font-size: var(--fs-sm);
    color: var(--stone);
  }
  a {
    grid-column: 1 / -1;
  }
  @media (min-width: 800px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    a {
      grid-column: auto;
    }
  }
`;
