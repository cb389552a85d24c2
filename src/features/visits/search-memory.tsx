import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Container } from '../../ui';
import { RememberedRow } from './remembered-row';
import type { RememberedSearch } from './stored-visits';
import { useVisits } from './visits';

export interface SearchMemoryProps {
  /** The project of the page; none on the list of projects, which shows all that is followed. */
  project?: RememberedSearch['project'];
}

/** The searches that this device follows, with what is new in each. */
export function SearchMemory({ project }: SearchMemoryProps) {
  const { t } = useTranslation('visits');
  const { searches = [] } = useVisits() ?? {};
  const shown = searches.filter((search) => !project || search.project?.slug === project.slug);
  if (shown.length === 0) return null;
  const panel = (
    <Panel aria-label={t('title')} className="no-print">
      <h2>{t('title')}</h2>
      <Rows>
        {shown.map((search) => (
          <RememberedRow key={`${search.project?.slug ?? ''}${search.query}`} search={search} />
        ))}
      </Rows>
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

const Rows = styled.ul`
  display: grid;
  list-style: none;
  border-block-end: 1px solid var(--line);
`;
