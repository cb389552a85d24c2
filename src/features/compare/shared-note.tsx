/** Above the homes of a link: they can be kept, and the visitor's own stay until the visitor says otherwise. */
import { format, useTranslation } from '../../i18n';
import { Actions, Button, Note } from '../../ui';
import { limit, sameRef, type ShortlistItem } from '../shortlist';
import type { KnownColumn } from './compare-table';
import { Said } from './comparison.styles';

interface SharedNoteProps {
  own: readonly ShortlistItem[];
  shared: readonly KnownColumn[];
  onKeep: (inPlaceOfOwn: boolean) => void;
  onOpenOwn: () => void;
}

export function SharedNote({ own, shared, onKeep, onOpenOwn }: SharedNoteProps) {
  const { t } = useTranslation('compare');
  const added = shared.filter(({ ref }) => !own.some((unit) => sameRef(unit, ref))).length;
  const isTooMany = own.length + added > limit;
  const values = { count: own.length, formatted: format.integer(own.length) };
  const words = own.length === 0 ? t('shared.first') : t(isTooMany ? 'shared.tooMany' : 'shared.own', values);
  return (
    <div className="no-print">
      <Note title={t('shared.title')}>
        <Said>
          <p>{words}</p>
          <Actions>
            {shared.length > 0 && (added > 0 || own.length === 0) && (
              <Button small onClick={() => onKeep(isTooMany)}>
                {isTooMany ? t('shared.replace') : t('shared.keep')}
              </Button>
            )}
            {own.length > 0 && (
              <Button variant="outline" small onClick={onOpenOwn}>
                {t('shared.openOwn')}
              </Button>
            )}
          </Actions>
        </Said>
      </Note>
    </div>
  );
}
