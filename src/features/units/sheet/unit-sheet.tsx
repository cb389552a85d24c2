/** A unit in a dialog with an address of its own: to share, to print, to ask about. Loaded when first opened. */
import { useId } from 'react';
import { useLocale, useLocalized, useTranslation } from '../../../i18n';
import { useOwnTitle, useTitled } from '../../../seo';
import { Button, Dialog, DialogBody, DialogHead, PrinterIcon } from '../../../ui';
import { AsOf } from '../explorer/as-of';
import { Licence } from '../../licences';
import { UnitPanel, type UnitPanelProps } from '../unit-panel';
import { useUnitLink } from '../use-unit-link';
import { RemovedUnit } from './removed-unit';
import { PrintedUnit } from './printed-unit';
import { ShareUnit } from './share-unit';
import { Panel, Tools } from './unit-sheet.styles';

interface UnitSheetProps extends Omit<UnitPanelProps, 'heading' | 'children' | 'asOf'> {
  /** When the state was read. */
  asOf: string;
  /** It is no longer offered: what was known of it says nothing now. */
  isGone: boolean;
  onClose: () => void;
}

export default function UnitSheet({ asOf, isGone, onClose, ...about }: UnitSheetProps) {
  const { t } = useTranslation('units');
  const { title, link } = useUnitLink(about.project, about.building, about.unit);
  const { code } = useLocale();
  useOwnTitle(
    useTitled(code)(t('explorer.pageTitle', { home: title, project: useLocalized()(about.project.name) })),
  );
  const id = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <DialogHead id={id} title={title} closeLabel={t('gallery.close')} onClose={onClose} />
      <DialogBody>
        {isGone ? (
          <RemovedUnit onClose={onClose} />
        ) : (
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
              <Licence of={about.project} />
            </UnitPanel>
          </Panel>
        )}
      </DialogBody>
      {!isGone && <PrintedUnit {...about} title={title} link={link} asOf={asOf} />}
    </Dialog>
  );
}
