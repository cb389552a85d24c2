/** A unit in a dialog with an address of its own: to share, to print, to ask about. Loaded when first opened. */
import { useId } from 'react';
import { useTranslation } from '../../../i18n';
import { Button, Dialog, DialogBody, DialogHead, PrinterIcon } from '../../../ui';
import { AsOf } from '../explorer/as-of';
import { UnitPanel, type UnitPanelProps } from '../unit-panel';
import { useUnitLink } from '../use-unit-link';
import { PrintedUnit } from './printed-unit';
import { ShareUnit } from './share-unit';
import { Panel, Tools } from './unit-sheet.styles';

interface UnitSheetProps extends Omit<UnitPanelProps, 'heading' | 'children' | 'asOf'> {
  /** When the state was read. */
  asOf: string;
  onClose: () => void;
}

export default function UnitSheet({ asOf, onClose, ...about }: UnitSheetProps) {
  const { t } = useTranslation('units');
  const { title, link } = useUnitLink(about.project, about.building, about.unit);
  const id = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <DialogHead id={id} title={title} closeLabel={t('gallery.close')} onClose={onClose} />
      <DialogBody>
        <Panel>
          <UnitPanel {...about} asOf={asOf}>
            <Tools>
              <ShareUnit title={title} link={link} />
              <Button variant="outline" small onClick={() => window.print()}>
                <PrinterIcon />
                {t('explorer.print')}
              </Button>
            </Tools>
            <AsOf date={asOf} />
          </UnitPanel>
        </Panel>
      </DialogBody>
      <PrintedUnit {...about} title={title} link={link} asOf={asOf} />
    </Dialog>
  );
}
