/** The page that compares homes: the visitor's own, or those of a link. */
import { useState } from 'react';
import { useTranslation, type LocalizedText } from '../../i18n';
import { Container, VisuallyHidden } from '../../ui';
import { useLicenceRule } from '../licences';
import { shortlist } from '../shortlist';
import { AsOf } from '../units';
import { columnOf, oldestOf, type Column } from './column';
import { CompareTable, type KnownColumn } from './compare-table';
import { CompareTools } from './compare-tools';
import { Body, OnlyWithScripts } from './comparison.styles';
import { NothingKept, Unread, Withheld, WithoutScripts } from './notes';
import { PrintedLink } from './printed-link';
import { SharedNote } from './shared-note';
import { useUndo, UndoNote } from './undo';
import { useCompared, type Compared } from './use-compared';
import { useLearned } from './use-learned';
import { useLiveProjects } from './use-live-projects';

interface ComparisonProps {
  /** Query of the address. */
  search: string;
  /** Whose homes they are: said on paper. */
  publisher: LocalizedText;
}

export function Comparison({ search, publisher }: ComparisonProps) {
  const { t } = useTranslation();
  const compared = useCompared(search);
  return (
    <Container>
      <WithoutScripts />
      <Body {...OnlyWithScripts}>
        {compared ? <Compare {...compared} publisher={publisher} /> : <p role="status">{t('loading')}</p>}
      </Body>
    </Container>
  );
}

function Compare({ refs, own, isShared, show, publisher }: Compared & Pick<ComparisonProps, 'publisher'>) {
  const { t } = useTranslation('compare');
  const { live, retry } = useLiveProjects([...new Set(refs.map(({ project }) => project))]);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const undo = useUndo();
  const columns = refs.map((ref) => columnOf(ref, own, live[ref.project]));
  const licence = useLicenceRule();
  const isWithheld = (column: Column) =>
    column.known?.licence !== undefined && licence(column.known).withheld;
  const withheld = columns.filter(isWithheld);
  const known = columns.filter(
    (column): column is KnownColumn => column.known !== undefined && !isWithheld(column),
  );
  const unknown = columns.filter((column) => column.known === undefined);
  const asOf = oldestOf(columns);

  useLearned(columns);
  const remove = (column: KnownColumn, title: string) => {
    const left = refs.filter((ref) => ref !== column.ref);
    const before = shortlist.get();
    if (isShared) show(left.length > 0 ? left : undefined);
    else shortlist.remove(column.ref);
    undo.push({
      said: t('removed'),
      unit: title,
      undo: () => (isShared ? show(refs) : shortlist.replace(before)),
    });
  };
  const keepAll = (inPlaceOfOwn: boolean) => {
    const before = shortlist.get();
    if (inPlaceOfOwn) shortlist.replace([]);
    for (const column of known) shortlist.add(column.ref, column.known, column.asOf ?? '');
    show(undefined);
    undo.push({
      said: t(inPlaceOfOwn ? 'shared.replaced' : 'shared.kept'),
      undo: () => {
        shortlist.replace(before);
        show(refs);
      },
    });
  };
  return (
    <>
      <VisuallyHidden as="h2">{t('table')}</VisuallyHidden>
      <UndoNote undo={undo} />
      {isShared && <SharedNote own={own} shared={known} onKeep={keepAll} onOpenOwn={() => show(undefined)} />}
      {refs.length === 0 && <NothingKept />}
      {known.length > 0 && (
        <>
          <CompareTools
            refs={refs}
            onlyDifferences={known.length > 1 ? onlyDifferences : undefined}
            onChange={setOnlyDifferences}
          />
          <CompareTable
            columns={known}
            onlyDifferences={onlyDifferences && known.length > 1}
            onRemove={remove}
          />
        </>
      )}
      <Withheld columns={withheld} />
      <Unread columns={unknown} onRetry={retry} />
      {known.length > 0 && asOf && <AsOf date={asOf} />}
      {known.length > 0 && <PrintedLink refs={refs} publisher={publisher} />}
    </>
  );
}
