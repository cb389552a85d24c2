import type { Enquiry } from './enquiry';

/**
 * The same enquiry without the project, unit or home that is not offered any more: interest in a project becomes
 * interest in general, any other form is sent as it is on the pages that are about nothing in particular.
 */
export function asGeneral(enquiry: Enquiry): Enquiry {
  const { project_id: _project, unit_id: _unit, ...body } = enquiry.body;
  const form = enquiry.form === 'project_interest' ? 'interest' : enquiry.form;
  return { form, body, text: enquiry.text } as Enquiry;
}
