import { toCsv, type Separator } from '../../../src/lib/csv';
import { enquiryColumns, type Enquiry } from './read-enquiries';

const columns = ['reference', 'received_at', ...enquiryColumns] as const satisfies (keyof Enquiry)[];

/** Enquiries as CSV, under the names of their columns. */
export const enquiriesToCsv = (enquiries: readonly Enquiry[], separator?: Separator): string =>
  toCsv([columns, ...enquiries.map((enquiry) => columns.map((column) => enquiry[column]))], separator);
