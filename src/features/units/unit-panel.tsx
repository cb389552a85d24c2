import type { ReactNode } from 'react';
import { routes } from '../../lib/routes';
import { RiyalText } from '../../ui';
import type { Building, UnitRow, UnitsProject } from './unit';
import { UnitActions } from './unit-actions';
import { askAboutUnit } from './unit-address';
import { UnitFactsWithIcons } from './unit-facts-with-icons';
import { useUnitLink } from './unit-link';
import { UnitMedia } from './unit-media';
import { Head, Price } from './unit-panel.styles';
import { UnitStateChip } from './unit-state-chip';
import type { SharedMedia } from './use-unit-media';
import { useUnitTexts } from './use-unit-texts';

export interface UnitPanelProps {
  project: UnitsProject;
  building: Pick<Building, 'name'>;
  unit: UnitRow;
  media: SharedMedia;
  /** When the unit's state was read. */
  asOf: string;
  /** The unit's name as a heading; the sheet's head shows it already. */
  heading?: ReactNode;
  /** After the actions. */
  children?: ReactNode;
}

/** Plan, photos, attributes and actions of a unit, in the page of its project and in its sheet. */
export function UnitPanel({ project, building, unit, media, asOf, heading, children }: UnitPanelProps) {
  const texts = useUnitTexts();
  const { title } = useUnitLink(project, building, unit);
  return (
    <>
      <Head>
        <div>
          {heading}
          <Price>
            <RiyalText text={texts.priceOf(unit)} />
          </Price>
        </div>
        <UnitStateChip state={unit.state} />
      </Head>
      <UnitMedia unit={unit} media={media} title={title} />
      <UnitFactsWithIcons unit={{ ...unit, building: building.name }} />
      <UnitActions
        project={project}
        building={building}
        unit={unit}
        media={media}
        asOf={asOf}
        interest={{
          href: routes.unitInterest(project.slug, unit.id),
          onClick: (event) => {
            event.preventDefault();
            askAboutUnit(unit.id);
          },
        }}
      >
        {children}
      </UnitActions>
    </>
  );
}
