/** Why a home of this company: a heading that stays in view beside the reasons. */
import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized } from '../../../i18n';
import { ArrowLink, Band, FeatureList, Lead, Split, Sticky } from '../../../ui';
import { IfOffered } from '../../organization';
import { AdvantageIcon } from './advantage-icon';
import { NextPlumb, PlumbContainer, Railed } from './rail';

export function Advantages({ advantages }: { advantages: Queries.AdvantagesFragment | null }) {
  const localized = useLocalized();
  if (!advantages) return null;
  const { heading, lead, action, items } = advantages;
  return (
    <Band id="advantages">
      <PlumbContainer>
        <NextPlumb />
        <Railed>
          <Split>
            <Words>
              <h2>{localized(heading)}</h2>
              <Lead>{localized(lead)}</Lead>
              <IfOffered to={action.to}>
                <ArrowLink to={action.to}>{localized(action.label)}</ArrowLink>
              </IfOffered>
            </Words>
            <FeatureList
              features={items.map(({ icon, title, text }) => ({
                id: title.ar,
                icon: <AdvantageIcon name={icon} />,
                title: localized(title),
                text: localized(text),
              }))}
            />
          </Split>
        </Railed>
      </PlumbContainer>
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

const Words = styled(Sticky)`
  ${Lead} {
    padding-block: 20px 12px;
  }
`;
