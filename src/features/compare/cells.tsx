import styled from 'styled-components';
import { useDates, useLocalized, useTranslation } from '../../i18n';
import { createLazyModule } from '../../browser/lazy-module';
import { useLazyModule } from '../../browser/use-lazy-module';
import { routes } from '../../lib/routes';
import { ArrowUpRightIcon, CloseIcon, IconButton, VisuallyHidden, WhatsAppIcon, Link } from '../../ui';
import { LicenceLine, useLicenceTexts } from '../licences';
import { UnitStateChip, useUnitLink, useUnitTexts } from '../units';
import { loadSinceLastVisit } from '../visits';
import { HeadCell, Links, ProjectName, UnitLink } from './cells.styles';
import { getChanges, type Change, type LoadedColumn } from './column';

const visits = createLazyModule(loadSinceLastVisit);

interface CellProps {
  column: LoadedColumn;
}

/** The unit's name, its full address, and the link to a WhatsApp chat about it. */
function useColumnLink({ ref, snapshot }: LoadedColumn) {
  const { project: name, building, whatsapp } = snapshot;
  const unit = { ...snapshot, id: ref.unit };
  return useUnitLink({ slug: ref.project, name, whatsapp }, { name: building }, unit);
}

/** Project and name of the unit, and the button that removes it. */
export function ColumnHead({ column, onRemove }: CellProps & { onRemove: (title: string) => void }) {
  const { t } = useTranslation('compare');
  const localized = useLocalized();
  const { title } = useColumnLink(column);
  const { ref, snapshot } = column;
  const project = localized(snapshot.project);
  return (
    <HeadCell scope="col" aria-label={`${project}: ${title}`}>
      <ProjectName>
        <bdi>{project}</bdi>
        <IconButton
          bare
          className="no-print"
          label={t('remove', { unit: title })}
          onClick={() => onRemove(title)}
        >
          <CloseIcon />
        </IconButton>
      </ProjectName>
      <UnitLink as={Link} to={routes.unit(ref.project, ref.unit)}>
        <bdi>{title}</bdi>
      </UnitLink>
    </HeadCell>
  );
}

/** The unit's state, and what has changed since the visitor saved it. */
export function StateCell({ column }: CellProps) {
  const { t } = useTranslation('compare');
  const dates = useDates();
  const changeText = useChangeText();
  const texts = useUnitTexts();
  const sinceLastVisit = useLazyModule(visits);
  const { ref, snapshot, status, asOf = '' } = column;
  const date = Number.isNaN(Date.parse(asOf)) ? '—' : dates.date(asOf);
  return (
    <Stack>
      {status !== 'removed' && <UnitStateChip state={snapshot.state} />}
      {status === 'removed' && <strong>{t('noLongerOffered', { date })}</strong>}
      {status !== 'removed' &&
        getChanges(column).map((change) => <strong key={change.field}>{changeText(change)}</strong>)}
      {status === 'live' && column.item && sinceLastVisit && (
        <sinceLastVisit.SinceLastVisit
          project={ref.project}
          unit={ref.unit}
          offer={{ price: snapshot.price || null, state: snapshot.state }}
          stateName={texts.state}
        />
      )}
      {status === 'cached' && <span>{t('asOf', { date })}</span>}
    </Stack>
  );
}

function useChangeText(): (change: Change) => string {
  const { t } = useTranslation('compare');
  const dates = useDates();
  const texts = useUnitTexts();
  return (change) => {
    const date = Number.isNaN(Date.parse(change.since)) ? '—' : dates.date(change.since);
    if (change.field === 'state') {
      const text = t(`stateChange.${change.state}`, { date, defaultValue: '' });
      return text || t('stateChange.other', { date });
    }
    return change.before === undefined
      ? t('priceChange.none', { date })
      : t('priceChange.price', { date, price: texts.price(change.before) });
  };
}

/** The licence of the unit's project and the link to verify it; a dash where no licence was stored. */
export function LicenceCell({ column }: CellProps) {
  const words = useLicenceTexts();
  const { licence } = column.snapshot;
  if (licence === undefined) return <span aria-hidden="true">—</span>;
  return (
    <>
      <LicenceLine of={{ licence }} />
      {licence?.url && (
        <Links>
          <a href={licence.url} target="_blank" rel="noopener">
            {words.verify(licence)}
            <ArrowUpRightIcon size={16} />
          </a>
        </Links>
      )}
    </>
  );
}

/** Links to the interest form and to a WhatsApp chat; for a removed unit, to the projects. */
export function ContactCell({ column }: CellProps) {
  const { t } = useTranslation('compare');
  const { title, whatsapp } = useColumnLink(column);
  const { ref, status } = column;
  if (status === 'removed') return <Link to={routes.projects}>{t('empty.action')}</Link>;
  const about = (
    <VisuallyHidden>
      {': '}
      <bdi>{title}</bdi>
    </VisuallyHidden>
  );
  return (
    <Links>
      <Link to={routes.unitInterest(ref.project, ref.unit)}>
        {t('interest')}
        {about}
      </Link>
      {whatsapp && (
        <a href={whatsapp} rel="noopener">
          <WhatsAppIcon />
          {t('whatsapp')}
          {about}
        </a>
      )}
    </Links>
  );
}

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  strong {
    font-weight: 500;
    color: var(--brick-700);
  }
  span:not(:first-child) {
    color: var(--stone);
  }
  @media print {
    gap: 0;
    span {
      min-block-size: 0;
      font-size: inherit;
    }
  }
`;
