import styled from 'styled-components';
import { format } from '../../i18n';
import { routes } from '../../lib/routes';
import { getSaleState } from '../../domain/sale-state';
import {
  AreaIcon,
  BathIcon,
  BedIcon,
  Card,
  CardBody,
  CardFacts,
  CardFooter,
  CardTitle,
  Num,
  Price,
} from '../../ui';
import { UnitStateChip, useUnitLink, useUnitTexts } from '../units';
import type { BriefUnit, UnitPageProject } from './unit-page-data';

export interface UnitCardProps {
  project: Pick<UnitPageProject, 'slug' | 'name' | 'status'>;
  unit: BriefUnit;
}

/** Another unit of the project. The whole card is one link. */
export function UnitCard({ project, unit }: UnitCardProps) {
  const texts = useUnitTexts();
  const { title } = useUnitLink(project, { name: unit.building }, unit);
  const state = getSaleState(unit, project.status);
  const { id, rooms, bathrooms, total_area, price } = unit;
  const facts = [
    { key: 'rooms', icon: BedIcon, value: texts.roomsCount(rooms) },
    { key: 'bathrooms', icon: BathIcon, value: <Num>{bathrooms}</Num> },
    { key: 'area', icon: AreaIcon, value: texts.area(total_area) },
  ];
  return (
    <Card>
      <CardBody>
        <State>
          <UnitStateChip state={state} />
        </State>
        <CardTitle to={routes.unit(project.slug, id)}>{title}</CardTitle>
        <CardFacts facts={facts} />
        <CardFooter>
          <Price text={texts.priceOf({ price, state })} amount={price ? format.integer(price) : undefined} />
        </CardFooter>
      </CardBody>
    </Card>
  );
}

const State = styled.div`
  margin-block-end: var(--s2);
`;
