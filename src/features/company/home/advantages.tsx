import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized } from '../../../i18n';
import type { AdvantageIcon } from '../../../domain/advantage-icons';
import {
  ArrowLink,
  Band,
  FeatureList,
  FloorPlanIcon,
  HandshakeIcon,
  HardHatIcon,
  Lead,
  MapPinIcon,
  ShieldCheckIcon,
  Split,
  Sticky,
  WrenchIcon,
  type IconComponent,
} from '../../../ui';
import { IfEnabled } from '../../organization';
import { BesidePlumbLine, NextPlumbLine, PlumbLineContainer } from './plumb-line';

/** Icons that editors can choose. */
const icons: Record<AdvantageIcon, IconComponent> = {
  'shield-check': ShieldCheckIcon,
  wrench: WrenchIcon,
  'ruler-dimension-line': FloorPlanIcon,
  'hard-hat': HardHatIcon,
  'map-pin': MapPinIcon,
  handshake: HandshakeIcon,
};

export function Advantages({ advantages }: { advantages: Queries.AdvantagesFragment | null }) {
  const localized = useLocalized();
  if (!advantages) return null;
  const { heading, lead, action, items } = advantages;
  return (
    <Band id="advantages">
      <PlumbLineContainer>
        <NextPlumbLine />
        <BesidePlumbLine>
          <Split>
            <StickyHeading>
              <h2>{localized(heading)}</h2>
              <Lead>{localized(lead)}</Lead>
              <IfEnabled to={action.to}>
                <ArrowLink to={action.to}>{localized(action.label)}</ArrowLink>
              </IfEnabled>
            </StickyHeading>
            <FeatureList
              features={items.map(({ icon, title, text }) => {
                const Icon = icons[icon as AdvantageIcon] ?? ShieldCheckIcon;
                return {
                  id: title.ar,
                  icon: <Icon size={28} />,
                  title: localized(title),
                  text: localized(text),
                };
              })}
            />
          </Split>
        </BesidePlumbLine>
      </PlumbLineContainer>
    </Band>
  );
}

export const advantagesFields = graphql`
  fragment Advantages on HomeAdvantages {
    heading {
      ar
      en
    }
    lead {
      ar
      en
    }
    action {
      label {
        ar
        en
      }
      to
    }
    items {
      icon
      title {
        ar
        en
      }
      text {
        ar
        en
      }
    }
  }
`;

const StickyHeading = styled(Sticky)`
  ${Lead} {
    padding-block: 20px 12px;
  }
`;
