import { useId } from 'react';
import styled from 'styled-components';
import { useLocale, useLocalized, useTranslation } from '../../../i18n';
import { useDocumentTitle, useTitleWithBrand } from '../../../seo';
import { from } from '../../../theme';
import { Button, Dialog, DialogBody, DialogHeader, Note, PrinterIcon, ShareButton } from '../../../ui';
import { Licence } from '../../licences';
import { AsOf } from '../explorer/as-of';
import { useUnitLink } from '../unit-link';
import { UnitPanel, type UnitPanelProps } from '../unit-panel';
import { PrintedUnit } from './printed-unit';

interface UnitSheetProps extends Omit<UnitPanelProps, 'heading' | 'children'> {
  /** The unit is no longer offered. */
  isRemoved: boolean;
  onClose: () => void;
}

/** A unit in a dialog with its own address. Its code is loaded when the first sheet opens. */
export default function UnitSheet({ isRemoved, onClose, ...panel }: UnitSheetProps) {
  const { t } = useTranslation('units');
  const { title, link } = useUnitLink(panel.project, panel.building, panel.unit);
  const { code } = useLocale();
  useDocumentTitle(
    useTitleWithBrand(code)(
      t('explorer.pageTitle', { unit: title, project: useLocalized()(panel.project.name) }),
    ),
  );
  const id = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <DialogHeader id={id} title={title} closeLabel={t('gallery.close')} onClose={onClose} />
      <DialogBody>
        {isRemoved ? (
          <RemovedUnit onClose={onClose} />
        ) : (
          <Panel>
            <UnitPanel {...panel}>
              <Tools>
                <ShareButton
                  title={title}
                  link={link}
                  labels={{ share: t('explorer.shareUnit'), copied: t('explorer.copied') }}
                />
                <Button variant="outline" small onClick={() => window.print()}>
                  <PrinterIcon />
                  {t('explorer.print')}
                </Button>
              </Tools>
              <AsOf date={panel.asOf} />
              <Licence of={panel.project} />
            </UnitPanel>
          </Panel>
        )}
      </DialogBody>
      {!isRemoved && <PrintedUnit {...panel} title={title} link={link} />}
    </Dialog>
  );
}

function RemovedUnit({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('units');
  return (
    <Removed role="alert">
      <Note tone="warning" title={t('explorer.removed')}>
        <p>{t('explorer.removedHint')}</p>
      </Note>
      <Button variant="outline" onClick={onClose}>
        {t('explorer.seeOthers')}
      </Button>
    </Removed>
  );
}

const Removed = styled.div`
  display: grid;
  gap: var(--s5);
  justify-items: start;
`;

/** As wide as the dialog, without its padding. */
const Panel = styled.div`
  display: flex;
  flex-direction: column;
  margin-inline: calc(-1 * var(--s5));
  ${from('forms')} {
    margin-inline: calc(-1 * var(--s6));
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  inline-size: 100%;
`;
