import styled from 'styled-components';
import { format, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { getSaleState } from '../../domain/sale-state';
import { CardLocation, Container, Note, Page, PageHeader, Price, Split, Sticky, TextLink } from '../../ui';
import { toPricedUnit, UnitCosts, UnitCostSummary } from '../costs';
import { Licence, useLicenceState } from '../licences';
import { OtherRecords, useFrozenWhileTyping } from '../../records';
import { useContactSubject } from '../organization';
import { AsOf, UnitFacts, UnitMedia, UnitStateChip, useUnitLink, useUnitTexts } from '../units';
import { PrintedNoticeLoader } from './printed-notice-loader';
import { PriceSince } from './price-since';
import { UnitCard } from './unit-card';
import type { UnitDetails } from './unit-page-data';
import { UnitForm } from './unit-form';
import { UnitTools } from './unit-tools';
import { useSoldHead } from './use-sold-head';

interface UnitPageProps {
  details: UnitDetails;
  /** When it was read, as ISO time. */
  asOf: string;
  /** It is no longer offered, and shown because the visitor is typing. */
  isRemoved?: boolean;
}

/** A unit for sale in full: plan, photos, attributes, price and actions, then similar units and the form. */
export function UnitPage({ details, asOf, isRemoved }: UnitPageProps) {
  const { t } = useTranslation('units');
  const localized = useLocalized();
  const texts = useUnitTexts();
  const { project, building, media, similar, priceHistory } = details;
  const state = getSaleState(details.unit, project.status);
  const unit = { ...details.unit, state };
  const priced = toPricedUnit(project, unit);
  const { title } = useUnitLink(project, building, unit);
  const { withheld } = useLicenceState(project);
  // While the visitor types, the form must not be replaced by the other one.
  const isSold = useFrozenWhileTyping(state === 'sold');
  useContactSubject(project.name, unit.flat_number);
  useSoldHead(unit);
  const place = [localized(project.district), localized(project.city)].filter(Boolean).join(t('separator'));
  const name = localized(project.name);
  return (
    <Page>
      <PrintedNoticeLoader
        key={unit.id}
        record={priceHistory ? { project: project.slug, unit: unit.id, history: priceHistory } : undefined}
        today={withheld ? 'withheld' : isRemoved ? undefined : { price: unit.price, state, asOf }}
      />
      <PageHeader
        breadcrumbs={[
          { label: t('page.projects'), to: routes.projects },
          { label: name, to: routes.project(project.slug) },
        ]}
        title={title}
        lead={name}
      >
        {!withheld && <UnitStateChip state={state} />}
      </PageHeader>
      <Container>
        {isSold && (
          <Note title={t('page.sold')}>
            <p>{t('page.soldText')}</p>
          </Note>
        )}
        <Split $columns="7fr 5fr">
          <Media>{!withheld && <UnitMedia unit={unit} media={media} title={title} isMain />}</Media>
          <Sticky>
            <Details>
              <Amount>
                {withheld ? (
                  <Price text={t('licence.withheldPrice')} />
                ) : (
                  <Price
                    text={texts.priceOf(unit)}
                    amount={unit.price ? format.integer(unit.price) : undefined}
                  />
                )}
                {!withheld && priceHistory && <PriceSince unit={unit} history={priceHistory} />}
              </Amount>
              {!withheld && <UnitCostSummary unit={priced} />}
              <CardLocation>{place}</CardLocation>
              {!withheld && (
                <>
                  <AsOf date={asOf} />
                  <UnitFacts unit={{ ...unit, building: building.name }} />
                  <UnitTools {...details} unit={unit} asOf={asOf} isSold={isSold} />
                </>
              )}
              <Licence of={project} notice={!withheld} />
              <TextLink to={routes.project(project.slug)} className="no-print">
                {t('page.project', { project: name })}
              </TextLink>
            </Details>
          </Sticky>
        </Split>
      </Container>
      {!withheld && <UnitCosts unit={priced} asOf={asOf} />}
      {!withheld && similar.length > 0 && (
        <OtherRecords
          heading={t('page.similar')}
          records={similar}
          card={(other) => <UnitCard project={project} unit={other} />}
        />
      )}
      <UnitForm project={project} unit={unit} isSold={isSold} />
    </Page>
  );
}

const Media = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-inline-size: 0;
`;

const Details = styled.div`
  display: grid;
  gap: var(--s5);
  min-inline-size: 0;
`;

const Amount = styled.div`
  padding-block-end: var(--s4);
  border-block-end: 1px solid var(--ink);
  & > span {
    font-size: var(--fs-h2);
    line-height: var(--lh-head);
  }
`;
