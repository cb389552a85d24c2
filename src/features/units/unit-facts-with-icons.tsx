import styled from 'styled-components';
import type { UnitAttributes, UnitFactName } from '../../domain/unit-facts';
import { from } from '../../theme';
import {
  AreaIcon,
  BathIcon,
  BedIcon,
  BuildingIcon,
  CarIcon,
  DoorIcon,
  DropletsIcon,
  FloorsIcon,
  KitchenIcon,
  SnowflakeIcon,
  SunIcon,
  ZapIcon,
  type IconComponent,
} from '../../ui';
import { useUnitFacts } from './unit-facts';

const icons: Record<UnitFactName, IconComponent> = {
  building: BuildingIcon,
  flat_number: DoorIcon,
  floor: FloorsIcon,
  rooms: BedIcon,
  bathrooms: BathIcon,
  total_area: AreaIcon,
  outside_area: SunIcon,
  air_conditioning: SnowflakeIcon,
  kitchen: KitchenIcon,
  electricity: ZapIcon,
  water: DropletsIcon,
  parking_spaces: CarIcon,
};

export function UnitFactsWithIcons({ unit }: { unit: UnitAttributes }) {
  return (
    <List>
      {useUnitFacts(unit).map(({ attribute, name, value }) => {
        const Icon = icons[attribute];
        return (
          <div key={attribute}>
            <dt>
              <Icon size={16} />
              {name}
            </dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding: 8px 24px 20px;
  ${from('columns')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > div {
    padding-block: 12px;
    border-block-end: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  dt {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: var(--fs-xs);
    line-height: 1.6;
    color: var(--stone);
  }
  dd {
    font-weight: 500;
    line-height: 1.6;
  }
`;
