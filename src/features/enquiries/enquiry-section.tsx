/** A form in its frame, beside the other ways to reach the company. */
import { Container, Panel, Split } from '../../ui';
import { ContactRows } from './contact-rows';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form';

export function EnquirySection(props: EnquiryFormProps) {
  return (
    <Container>
      <Split>
        <ContactRows />
        <Panel>
          <EnquiryForm {...props} />
        </Panel>
      </Split>
    </Container>
  );
}
