import styled from 'styled-components';
import { removeKept } from '../../browser/kept-pages';
import { useTranslation } from '../../i18n';
import { Button } from '../../ui';
import { KeptLinks } from './kept-links';
import { useKept } from './use-kept';

/** The pages that are kept on this device, and a button that removes them; nothing while there are none. */
export function KeptOnDevice() {
  const { t } = useTranslation('kept');
  const { kept, refresh } = useKept();
  if (!kept || kept.bytes === 0) return null;
  const megabytes = (kept.bytes / 1_000_000).toFixed(1);
  return (
    <Part>
      <h2>{t('onDevice')}</h2>
      <p>{t('onDeviceHint', { count: kept.pages.length, megabytes })}</p>
      <KeptLinks pages={kept.pages} />
      <Button variant="outline" onClick={() => void removeKept().then(refresh)}>
        {t('remove')}
      </Button>
    </Part>
  );
}

const Part = styled.section.attrs({ className: 'no-print' })`
  display: grid;
  justify-items: start;
  gap: var(--s4);
  padding-block-start: var(--s6);
  ul {
    inline-size: 100%;
  }
`;
