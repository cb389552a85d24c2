import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { routes } from '../lib/routes';
import { Actions, ButtonLink, Container, Page, PageHeader, type Crumb } from '../ui';
import { OtherRecords, type OtherRecordsProps } from './other-records';
import { useRemovedHead } from './use-live-head';

interface RemovedPageProps<Row> extends Omit<OtherRecordsProps<Row>, 'tone'> {
  /** The list that it was on. */
  parent: Crumb;
  /** Its name. */
  name: string;
  /** Says that it is no longer published. */
  title: string;
  lead: string;
  /** Ways to contact the company: of what is sold or let, not of articles. */
  contact?: ReactNode;
}

/** In place of a record that is no longer published. `heading`, `records` and `card` show others instead. */
export function RemovedPage<Row extends { readonly id: string }>(props: RemovedPageProps<Row>) {
  const { parent, name, title, lead, contact, ...others } = props;
  const { t } = useTranslation();
  useRemovedHead(title);
  return (
    <Page>
      <PageHeader breadcrumbs={[parent]} crumb={name} title={title} lead={lead} />
      <Container>
        <SpacedActions>
          {contact}
          <ButtonLink to={parent.to ?? routes.home} variant="outline">
            {t('removed.all', { list: parent.label })}
          </ButtonLink>
        </SpacedActions>
      </Container>
      <OtherRecords {...others} tone="sand" />
    </Page>
  );
}

const SpacedActions = styled(Actions)`
  margin-block-end: var(--s7);
`;
