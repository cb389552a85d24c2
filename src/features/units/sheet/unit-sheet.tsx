import { useId } from 'react';
import styled from 'styled-components';
import { useSeen } from '../../../browser/first-screen';
import { useLocale, useLocalized, useTranslation } from '../../../i18n';
import { useDocumentTitle, useTitleWithBrand } from '../../../seo';
import { routes } from '../../../lib/routes';
import { from } from '../../../theme';
import { Button, Dialog, DialogBody, DialogHeader, Note } from '../../../ui';
import { toPricedUnit, CostSummary, useLinkWithCosts } from '../../costs';
import { Licence } from '../../licences';
import { AsOf } from '../explorer/as-of';
import { ShareAndPrint } from '../share-and-print';
import { useFullUnit } from '../use-full-unit';
import { useUnitLink } from '../unit-link';
import { UnitPanel, type UnitPanelProps } from '../unit-panel';
import { PrintedUnit } from './printed-unit';

interface UnitSheetProps extends Omit<UnitPanelProps, 'heading' | 'children'> {
  /** The unit is no longer offered. */
  isRemoved: boolean;
  onClose: () => void;
}

/** A unit in a dialog with its own address. Its code is loaded when the first sheet opens. */
export default function UnitSheet({ isRemoved, onClose, ...listed }: UnitSheetProps) {
  const { project, media } = listed;
  const panel = { ...listed, unit: useFullUnit(project.id, listed.unit, media, !isRemoved) };
  const { t } = useTranslation('units');
  const { title, link: unitLink } = useUnitLink(panel.project, panel.building, panel.unit);
  const link = useLinkWithCosts(unitLink);
  const { code } = useLocale();
  const isSeen = useSeen();
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
              <CostSummary
                unit={toPricedUnit(panel.project, panel.unit)}
                to={`${routes.unit(panel.project.slug, panel.unit.id)}#costs`}
              />
              <ShareAndPrint title={title} link={link} />
              <AsOf date={panel.asOf} />
              <Licence of={panel.project} />
            </UnitPanel>
          </Panel>
        )}
      </DialogBody>
      {isSeen && !isRemoved && <PrintedUnit {...panel} title={title} link={link} />}
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
