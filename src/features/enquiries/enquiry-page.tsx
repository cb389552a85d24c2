import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n';
import type { LocaleConnection } from '../../i18n/resources';
import { routes } from '../../lib/routes';
import { TextHead } from '../../seo';
import { Container, Panel, Split, TitledPage } from '../../ui';
import { ContactRows } from './contact-rows';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form';
import type { EnquiryKind } from './forms';

/** Forms with a page of their own. */
type PageKind = Exclude<EnquiryKind, 'project_interest'>;

interface EnquiryPageProps extends Pick<EnquiryFormProps, 'prefill' | 'projects' | 'suggest'> {
  kind: PageKind;
  /** Above the form and the contact rows. */
  before?: ReactNode;
}

/** A page with one form, beside the other ways to contact the company. */
export function EnquiryPage({ kind, before, ...form }: EnquiryPageProps) {
  const { t } = useTranslation('enquiries');
  return (
    <TitledPage title={t(`pages.${kind}.title`)} lead={t(`pages.${kind}.lead`)}>
      <Container>
        {before}
        <Split>
          <ContactRows />
          <Panel>
            <EnquiryForm kind={kind} path={routes[kind]} {...form} />
          </Panel>
        </Split>
      </Container>
    </TitledPage>
  );
}

interface EnquiryPageHeadProps {
  kind: PageKind;
  locales: LocaleConnection;
  path: string;
  noIndex?: boolean;
}

export const EnquiryPageHead = ({ kind, ...head }: EnquiryPageHeadProps) => (
  <TextHead namespace="enquiries" title={`pages.${kind}.title`} lead={`pages.${kind}.lead`} {...head} />
);
