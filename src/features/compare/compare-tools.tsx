import { useTranslation } from '../../i18n';
import { PrintButton, SaveTableButton, ShareButton, Switch, Toolbar } from '../../ui';
import { Differs } from './compare-table.styles';
import { readTable } from './read-table';
import { comparisonId } from './undo';

interface CompareToolsProps {
  /** Address of the comparison. */
  link: string;
  /** Undefined for a single unit. */
  onlyDifferences: boolean | undefined;
  onChange: (onlyDifferences: boolean) => void;
}

/** The table of the page; undefined while there is none. */
function readShown(): string[][] | undefined {
  const table = document.getElementById(comparisonId)?.querySelector('table');
  return table ? readTable(table) : undefined;
}

export function CompareTools({ link, onlyDifferences, onChange }: CompareToolsProps) {
  const { t } = useTranslation('compare');
  return (
    <Toolbar className="no-print">
      <div>
        {onlyDifferences !== undefined && (
          <>
            <Switch label={t('onlyDifferences')} checked={onlyDifferences} onChange={onChange} />
            <small aria-hidden="true">
              <Differs /> {t('legend')}
            </small>
          </>
        )}
      </div>
      <ShareButton title={t('title')} link={link} labels={{ share: t('share'), copied: t('copied') }} />
      <SaveTableButton label={t('save')} title={t('title')} read={readShown} failed={t('loading')} />
      <PrintButton label={t('print')} />
    </Toolbar>
  );
}
