import styled from 'styled-components';
import { format, useLocalized, useTranslation } from '../../i18n';
import { Card, CardBody, CardFacts, CardImage, CardLocation, Price } from '../../ui';
import { slotSizes } from '../../records/pictures';
import { statusKey, statusTone, type ProjectCardData } from './project';
import { useLicensedCard } from './use-licensed-card';
import { useProjectFacts } from './use-project-facts';
import { startingPrice, useProjectPrice } from './use-project-price';

/** What the receiver of the link will see of the project. */
export function SharePreview({ project: fullProject }: { project: ProjectCardData }) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const price = useProjectPrice();
  const facts = useProjectFacts();
  const project = useLicensedCard(fullProject);
  const { name, status, district, city, cover } = project;
  const from = startingPrice(project);
  return (
    <Framed>
      <CardImage
        source={cover}
        alt={localized(cover?.alt)}
        chip={{ tone: statusTone(status), label: t(statusKey(status)) }}
        arch="large"
        sizes={slotSizes.share}
        priority
      />
      <CardBody>
        <h2>{localized(name)}</h2>
        <CardLocation>{t('place', { district: localized(district), city: localized(city) })}</CardLocation>
        <CardFacts facts={facts(project)} />
        <Foot>
          <Price text={price(project)} amount={from === undefined ? undefined : format.integer(from)} />
        </Foot>
      </CardBody>
    </Framed>
  );
}

const Foot = styled.div`
  margin-block-start: 16px;
  padding-block-start: 14px;
  border-block-start: 1px solid var(--line);
`;

const Framed = styled(Card)`
  border: 1px solid var(--line);
  [data-card-image] {
    aspect-ratio: 16 / 10;
  }
  ${CardBody} {
    padding: 24px 28px 28px;
  }
  h2 {
    font-size: var(--fs-h3);
  }
`;
