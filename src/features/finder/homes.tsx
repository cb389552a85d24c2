import { useState } from 'react';
import { useTranslation } from '../../i18n';
import { findHomes } from '../../domain/conditions/find';
import { riyadhToday } from '../../lib/riyadh-day';
import { Button } from '../../ui';
import type { HomesProps } from './homes-props';
import { HomeRow } from './home-row';
import { Rows, Section } from './homes.styles';
import { useOfferedData } from './use-offered-data';

/** Homes shown before the visitor asks for all. */
const initialHomes = 6;

/** The homes that match, the cheapest first; nothing where none does. Loaded on demand. */
export default function Homes({ wanted }: Pick<HomesProps, 'wanted'>) {
  const { t } = useTranslation('finder');
  const data = useOfferedData();
  const [showsAll, setShowsAll] = useState(false);
  if (!data) return null;
  const homes = findHomes(data, wanted, riyadhToday());
  if (homes.length === 0) return null;
  return (
    <Section>
      <h3>{t('matching', { count: homes.length })}</h3>
      <Rows>
        {homes.slice(0, showsAll ? homes.length : initialHomes).map((home) => (
          <li key={home.id}>
            <HomeRow home={home} />
          </li>
        ))}
      </Rows>
      {homes.length > initialHomes && !showsAll && (
        <Button small variant="outline" onClick={() => setShowsAll(true)}>
          {t('all', { count: homes.length })}
        </Button>
      )}
      <h3>{t('projects')}</h3>
    </Section>
  );
}
