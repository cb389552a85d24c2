/** A form in its frame, beside the other ways to reach the company. */
import type { ReactNode } from 'react';
import { Container, Panel, Split } from '../../ui';
import { ContactRows } from './contact-rows';
import type { EnquiryFormProps } from './enquiry-form';
import { GuardedForm } from './guarded-form';

interface EnquirySectionProps extends EnquiryFormProps {
  /** What comes before every form. */
  before?: ReactNode;
}

export function EnquirySection({ before, ...form }: EnquirySectionProps) {
  return (
    <Container>
      {before}
      <Split>
        <ContactRows />
        <Panel>
          <GuardedForm {...form} />
        </Panel>
      </Split>
    </Container>
  );
}
