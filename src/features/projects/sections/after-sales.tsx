import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import { Band, plumbBob, Container, Lead, Split, Sticky } from '../../../ui';
import type { ProjectDetails } from '../project-details';

/** Services after the handover, as steps along a plumb line. */
export function AfterSales({ after_sales_services }: Pick<ProjectDetails, 'after_sales_services'>) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  if (after_sales_services.length === 0) return null;
  return (
    <Band id="after-sales">
      <Container>
        <Split>
          <Sticky>
            <h2>{t('detail.afterSales')}</h2>
            <Intro>{t('detail.afterSalesLead')}</Intro>
          </Sticky>
          <Steps>
            {after_sales_services.map(({ title, text }, index) => (
              <li key={index}>
                <h3>{localized(title)}</h3>
                {text && <p>{localized(text)}</p>}
              </li>
            ))}
          </Steps>
        </Split>
      </Container>
    </Band>
  );
}

const Intro = styled(Lead)`
  padding-block-start: 16px;
`;

const Steps = styled.ol`
  li {
    position: relative;
    padding-block-end: 36px;
    padding-inline-start: 52px;
    overflow-wrap: anywhere;
  }
  li::before {
    content: '';
    position: absolute;
    inset-inline-start: 12px;
    inset-block: 10px -10px;
    inline-size: 1px;
    background: var(--sand-300);
  }
  li:last-child {
    padding-block-end: 0;
  }
  li:last-child::before {
    display: none;
  }
  li::after {
    content: '';
    position: absolute;
    inset-inline-start: 6px;
    inset-block-start: 9px;
    ${plumbBob}
  }
  h3 {
    font-size: 1.125rem;
    line-height: var(--lh-body);
    letter-spacing: 0;
  }
  p {
    font-size: 0.9375rem;
    color: var(--stone-700);
  }
`;
