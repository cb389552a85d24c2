import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../../browser/hydration';
import { useTranslation } from '../../i18n';
import type { LocalizedText } from '../../lib/localized-text';
import { Container, useShareLink, VisuallyHidden } from '../../ui';
import { useLinkWithCosts } from '../costs';
import { useLicenceRule } from '../licences';
import { compareAddress, shortlist } from '../shortlist';
import { AsOf } from '../units';
import { BeforeHydration } from './before-hydration';
import { toColumn, findOldest, type Column, type LoadedColumn } from './column';
import { CompareTable } from './compare-table';
import { CompareTools } from './compare-tools';
import { CostBasis } from './compared-costs';
import { EmptyComparison, MissingUnits, NoScriptNote, SharedNote, UnlicensedProjects } from './notes';
import { PrintedLink } from './printed-link';
import { useUndo, UndoNote } from './undo';
import { useComparedUnits, type ComparedUnits } from './use-compared-units';
import { useLiveProjects } from './use-live-projects';

interface ComparisonProps {
  /** Query string of the address. */
  search: string;
  /** Name of the developer, for the printed page. */
  publisher: LocalizedText;
}

export function Comparison({ search, publisher }: ComparisonProps) {
  const { t } = useTranslation();
  const compared = useComparedUnits(search);
  // As the first render saw it: a page that opens later has no HTML to agree with, and must not flash how to begin.
  const [isHydrating] = useState(!useHydrated());
  return (
    <Container>
      <NoScriptNote />
      <Body data-scripted="">
        {compared ? (
          <ComparedColumns {...compared} publisher={publisher} />
        ) : isHydrating ? (
          <BeforeHydration />
        ) : (
          <p role="status">{t('loading')}</p>
        )}
      </Body>
    </Container>
  );
}

type ComparedColumnsProps = ComparedUnits & Pick<ComparisonProps, 'publisher'>;

function ComparedColumns({ refs, saved, isShared, show, publisher }: ComparedColumnsProps) {
  const { t } = useTranslation('compare');
  const { live, retry } = useLiveProjects([...new Set(refs.map(({ project }) => project))]);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const undo = useUndo();
  const licenceRule = useLicenceRule();
  const columns = refs.map((ref) => toColumn(ref, saved, live[ref.project]));
  const isUnlicensed = ({ snapshot }: Column) =>
    snapshot?.licence !== undefined && licenceRule(snapshot).withheld;
  const shown = columns.filter(
    (column): column is LoadedColumn => column.snapshot !== undefined && !isUnlicensed(column),
  );
  const link = useLinkWithCosts(useShareLink(compareAddress(refs)));
  const asOf = findOldest(columns);

  useRefreshShortlist(columns);
  const remove = (column: LoadedColumn, title: string) => {
    const remaining = refs.filter((ref) => ref !== column.ref);
    const before = shortlist.get();
    if (isShared) show(remaining.length > 0 ? remaining : undefined);
    else shortlist.remove(column.ref);
    undo.push({
      message: t('removed'),
      unit: title,
      undo: () => (isShared ? show(refs) : shortlist.replace(before)),
    });
  };
  const saveAll = (replacesSaved: boolean) => {
    const before = shortlist.get();
    if (replacesSaved) shortlist.replace([]);
    for (const column of shown) shortlist.add(column.ref, column.snapshot, column.asOf ?? '');
    show(undefined);
    undo.push({
      message: t(replacesSaved ? 'shared.replaced' : 'shared.saved'),
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
      {isShared && (
        <SharedNote saved={saved} shared={shown} onSave={saveAll} onOpenOwn={() => show(undefined)} />
      )}
      {refs.length === 0 && <EmptyComparison />}
      {shown.length > 0 && (
        <>
          <CompareTools
            link={link}
            onlyDifferences={shown.length > 1 ? onlyDifferences : undefined}
            onChange={setOnlyDifferences}
          />
          <CompareTable
            columns={shown}
            onlyDifferences={onlyDifferences && shown.length > 1}
            onRemove={remove}
          />
        </>
      )}
      <UnlicensedProjects columns={columns.filter(isUnlicensed)} />
      <MissingUnits columns={columns.filter(({ snapshot }) => snapshot === undefined)} onRetry={retry} />
      {asOf && <CostBasis units={shown.map(({ snapshot }) => snapshot)} asOf={asOf} />}
      {shown.length > 0 && asOf && <AsOf date={asOf} />}
      {shown.length > 0 && <PrintedLink link={link} publisher={publisher} />}
    </>
  );
}

/** Stores what was read now, for visits while the API is unavailable. */
function useRefreshShortlist(columns: readonly Column[]): void {
  useEffect(() => {
    for (const { ref, item, snapshot, asOf, status } of columns) {
      if (status === 'live' && item && snapshot && asOf) shortlist.refresh(ref, snapshot, asOf);
    }
  }, [columns]);
}

/** As high as a screen before hydration, so that the footer does not shift. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s5);
  min-block-size: 80vh;
  @media print {
    min-block-size: 0;
    gap: var(--s3);
  }
`;
