import { useLocalized, useTranslation } from '../../../i18n';
import { routes } from '../../../lib/routes';
import { Chip, RiyalText, VisuallyHidden, Link } from '../../../ui';
import { statusKey, statusTone } from '../project';
import { useLicensedCard } from '../use-licensed-card';
import { useProjectFacts } from '../use-project-facts';
import { useFoundPrice } from '../found/use-found-price';
import type { MappedProject } from './mapped-projects';
import { Facts, Number, Rows } from './project-rows.styles';

interface ProjectRowsProps {
  entries: readonly MappedProject[];
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  active: readonly string[];
  onActivate: (ids: readonly string[]) => void;
  /** Query string of the links. */
  search: string;
}

/** The list beside the map: the same projects, also those that are not on it. */
export function ProjectRows({ entries, selected, onSelect, active, onActivate, search }: ProjectRowsProps) {
  return (
    <Rows onPointerLeave={() => onActivate([])} onBlur={() => onActivate([])}>
      {entries.map((entry) => {
        const { id } = entry.project;
        const activate = () => onActivate([id]);
        return (
          <li
            key={id}
            data-highlighted={active.includes(id) || selected.includes(id) || undefined}
            onPointerEnter={activate}
            onFocus={activate}
          >
            <Row
              entry={entry}
              selected={selected.includes(id)}
              onSelect={() => onSelect([id])}
              search={search}
            />
          </li>
        );
      })}
    </Rows>
  );
}

interface RowProps {
  entry: MappedProject;
  selected: boolean;
  onSelect: () => void;
  search: string;
}

function Row({ entry: { project: full, number }, selected, onSelect, search }: RowProps) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const price = useFoundPrice();
  const facts = useProjectFacts();
  const project = useLicensedCard(full);
  const { slug, name, status, district, city } = project;
  const units = facts(project, { units: true }).find(({ key }) => key === 'units');
  return (
    <>
      {number !== undefined && (
        <Number type="button" aria-pressed={selected} onClick={onSelect}>
          <span>{number}</span>
          <VisuallyHidden>{t('mapOfProjects.show', { name: localized(name) })}</VisuallyHidden>
        </Number>
      )}
      <div>
        <h3>
          <Link to={routes.project(slug) + search}>{localized(name)}</Link>
        </h3>
        <p>{t('place', { district: localized(district), city: localized(city) })}</p>
        <Chip $tone={statusTone(status)}>{t(statusKey(status))}</Chip>
        <Facts>
          <strong>
            <RiyalText text={price(full)} />
          </strong>
          {units && !full.found && <span>{units.value}</span>}
        </Facts>
        {number === undefined && <p>{t('mapOfProjects.notOnMap')}</p>}
      </div>
    </>
  );
}
