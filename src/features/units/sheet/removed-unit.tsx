/** In the sheet of a home that is no longer offered: that it is so, and the way to the others. */
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { Button, Note } from '../../../ui';

export function RemovedUnit({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('units');
  return (
    <Stack role="alert">
      <Note tone="warning" title={t('explorer.gone')}>
        <p>{t('explorer.goneHint')}</p>
      </Note>
      <Button variant="outline" onClick={onClose}>
        {t('explorer.seeOthers')}
      </Button>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--s5);
  justify-items: start;
`;
