import { useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Button, Container, HeartIcon } from '../../ui';
import { RememberedRow } from './remembered-row';
import type { RememberedSearch } from './stored-visits';
import { sameSearch, useVisits, visits } from './visits';

export interface SearchMemoryProps {
  /** The project of the page; none on the list of projects, which shows all that is remembered. */
  project?: RememberedSearch['project'];
  /** The filter of the page as a query string; empty without one. */
  query: string;
}

/** The searches that this device remembers, with what is new in each; remembers the one of the page. */
export function SearchMemory({ project, query }: SearchMemoryProps) {
  const { t } = useTranslation('visits');
  const { searches = [] } = useVisits() ?? {};
  const [isRefused, setRefused] = useState(false);
  const current = { project, query };
  const shown = searches.filter((search) => !project || search.project?.slug === project.slug);
  const canRemember = query !== '' && !searches.some((search) => sameSearch(search, current));
  if (!canRemember && shown.length === 0) return null;
  const panel = (
    <Panel aria-label={t('title')} className="no-print">
      {canRemember && (
        <Offer>
          <Button
            variant="outline"
            small
            onClick={() => setRefused(!visits.remember(current, new Date().toISOString()))}
          >
            <HeartIcon />
            {t('remember')}
          </Button>
          <small role={isRefused ? 'alert' : undefined}>{isRefused ? t('full') : t('onDevice')}</small>
        </Offer>
      )}
      {shown.length > 0 && (
        <>
          <h2>{t('title')}</h2>
          <Rows>
            {shown.map((search) => (
              <RememberedRow key={`${search.project?.slug ?? ''}${search.query}`} search={search} />
            ))}
          </Rows>
        </>
      )}
    </Panel>
  );
  // The list of projects has no container of its own around it.
  return project ? panel : <Container>{panel}</Container>;
}

const Panel = styled.aside`
  display: grid;
  gap: var(--s3);
  margin-block-end: var(--s5);
  h2 {
    font-size: var(--fs-body);
    font-weight: 500;
  }
`;

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  small {
    font-size: var(--fs-sm);
    color: var(--stone-700);
  }
`;

const Rows = styled.ul`
  display: grid;
  list-style: none;
  border-block-end: 1px solid var(--line);
`;
