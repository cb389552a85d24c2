/** What can be done with the whole comparison. */
import { useTranslation } from '../../i18n';
import { Button, PrinterIcon, Switch, Toolbar } from '../../ui';
import type { UnitRef } from '../shortlist';
import { ShareUnit } from '../units';
import { useCompareLink } from './use-compare-link';

interface CompareToolsProps {
  refs: readonly UnitRef[];
  /** Undefined for one home, which differs from nothing. */
  onlyDifferences: boolean | undefined;
  onChange: (onlyDifferences: boolean) => void;
}

export function CompareTools({ refs, onlyDifferences, onChange }: CompareToolsProps) {
  const { t } = useTranslation('compare');
  const link = useCompareLink(refs);
  return (
    <Toolbar className="no-print">
      <div>
        {onlyDifferences !== undefined && (
          <Switch label={t('onlyDifferences')} checked={onlyDifferences} onChange={onChange} />
        )}
      </div>
      <ShareUnit title={t('title')} link={link} label={t('share')} copiedLabel={t('copied')} />
      <Button variant="outline" small onClick={() => window.print()}>
        <PrinterIcon />
        {t('print')}
      </Button>
    </Toolbar>
  );
}
