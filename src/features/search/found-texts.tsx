import { useEffect } from 'react';
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../i18n';
import { Container, Note, Link } from '../../ui';
import { useIsEnabled } from '../organization';
import type { SearchKind } from '../../lib/search-index';
import { useSearch } from './use-search';

interface FoundTextsProps {
  words: string;
  /** By default all. */
  kinds?: readonly SearchKind[];
}

const allKinds: readonly SearchKind[] = ['project', 'rental', 'blog'];
/** Of each kind, at most. */
const limit = 12;

/** Projects, rentals and articles whose texts have some words, by kind. Loaded on demand. */
export default function FoundTexts({ words, kinds = allKinds }: FoundTextsProps) {
  const { t } = useTranslation('search');
  const { state, search } = useSearch();
  const isEnabled = useIsEnabled();
  useEffect(() => search(words), [search, words]);
  const isComplete = kinds === allKinds;
  if (state.status === 'unavailable')
    return isComplete ? (
      <Container role="status">
        <Note tone="warning" title={t('texts.unavailable')} />
      </Container>
    ) : null;
  if (state.status !== 'found') return null;
  const results = state.results.filter(({ to, kind }) => kinds.includes(kind) && isEnabled(to));
  if (results.length === 0)
    return isComplete ? (
      <Container role="status">
        <Note title={t('texts.none', { words })} />
      </Container>
    ) : null;
  return (
    <Container>
      {isComplete && <p role="status">{t('texts.count', { count: results.length })}</p>}
      {kinds.map((kind) => (
        <TextHits key={kind} kind={kind} hits={results.filter((hit) => hit.kind === kind).slice(0, limit)} />
      ))}
    </Container>
  );
}

function TextHits({
  kind,
  hits,
}: {
  kind: SearchKind;
  hits: readonly {
    to: string;
    title: Parameters<ReturnType<typeof useLocalized>>[0];
    place: Parameters<ReturnType<typeof useLocalized>>[0];
  }[];
}) {
  const { t } = useTranslation('search');
  const localized = useLocalized();
  if (hits.length === 0) return null;
  return (
    <Hits>
      <h2>{t(`kinds.${kind}`)}</h2>
      <ul>
        {hits.map(({ to, title, place }) => (
          <li key={to}>
            <Link to={to}>
              <b>{localized(title)}</b> <span>{localized(place)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Hits>
  );
}

const Hits = styled.section`
  padding-block: var(--s4);
  h2 {
    padding-block-end: var(--s3);
    font-size: var(--fs-h3);
  }
  a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s4);
    min-block-size: 52px;
    padding-block: var(--s2);
    border-block-start: 1px solid var(--line);
  }
  a:hover {
    color: var(--brick);
  }
  span {
    color: var(--stone-700);
    font-size: var(--fs-sm);
  }
`;
