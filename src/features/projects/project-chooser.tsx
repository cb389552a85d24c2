/** All projects as the API has them now, for addresses that lack one. */
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../i18n';
import { Container, TextLink } from '../../ui';
import { RecordAsOf, usePublishedRows } from '../../records';
import { builtAt } from '../../site-data';
import type { ProjectChoice } from '../../domain/views/views';

interface ProjectChooserProps {
  /** Prerendered. */
  projects: readonly ProjectChoice[];
  hrefOf: (slug: string) => string;
}

/** The rows of the build stay where they are; what was published since follows them, so that nothing jumps. */
function inKnownOrder<Row extends ProjectChoice>(
  rows: readonly Row[],
  known: readonly ProjectChoice[],
): Row[] {
  const places = new Map(known.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: Row) => places.get(id) ?? known.length;
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The footer begins below the first screen, so that a row more does not move it within sight. */
const Choices = styled(Container)`
  align-content: start;
  min-block-size: 70vh;
`;

export function ProjectChooser({ projects: prerendered, hrefOf }: ProjectChooserProps) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const { rows, status } = usePublishedRows('projects', prerendered);
  return (
    <Choices>
      {status === 'cached' && <RecordAsOf date={builtAt()} />}
      <ul>
        {inKnownOrder(rows, prerendered).map(({ slug, name, city, district }) => (
          <li key={slug}>
            <TextLink to={hrefOf(slug)}>{localized(name)}</TextLink>{' '}
            <span>{t('place', { district: localized(district), city: localized(city) })}</span>
          </li>
        ))}
      </ul>
    </Choices>
  );
}
