import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { Button, Note } from '../../../ui';
import { StatusMessage, TouchHint } from '../map/interactive-map.styles';
import { allowTiles } from './tiles-permission';

interface MapNotesProps {
  tilesAllowed: boolean;
  tilesMissing: boolean;
  onAllow: () => void;
}

/** Below the map: how it is moved, and where its pictures come from or why there are none. */
export function MapNotes({ tilesAllowed, tilesMissing, onAllow }: MapNotesProps) {
  const { t } = useTranslation('projects');
  return (
    <>
      <TouchHint>{t('map.twoFingers')}</TouchHint>
      <StatusMessage>
        {tilesMissing && (
          <Note tone="warning" title={t('map.tilesMissing')}>
            {t('map.tilesMissingHint')}
          </Note>
        )}
      </StatusMessage>
      <Privacy>
        <p>{t('map.privacy')}</p>
        {!tilesAllowed && (
          <Button
            small
            variant="outline"
            onClick={() => {
              allowTiles();
              onAllow();
            }}
          >
            {t('mapOfProjects.loadTiles')}
          </Button>
        )}
      </Privacy>
    </>
  );
}

const Privacy = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s3);
  padding-block-start: var(--s3);
  font-size: var(--fs-sm);
  line-height: 1.6;
  color: var(--stone-700);
`;
