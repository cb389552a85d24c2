import { useTranslation } from '../../i18n';
import { PrintButton, ShareButton, Switch, Toolbar } from '../../ui';
import { Differs } from './compare-table.styles';

interface CompareToolsProps {
  /** Address of the comparison. */
  link: string;
  /** Undefined for a single unit. */
  onlyDifferences: boolean | undefined;
  onChange: (onlyDifferences: boolean) => void;
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
      <PrintButton label={t('print')} />
    </Toolbar>
  );
}
