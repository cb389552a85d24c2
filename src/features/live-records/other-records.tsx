/** What there is besides a record, or in its place: cards in a section of the page; nothing where there is nothing. */
import type { ReactNode } from 'react';
import { CardGrid, Section, type SectionTone } from '../../ui';

export interface OtherRecordsProps<Row> {
  heading: string;
  records: readonly Row[];
  card: (record: Row) => ReactNode;
  tone?: SectionTone;
}

export function OtherRecords<Row extends { readonly id: string }>(props: OtherRecordsProps<Row>) {
  const { heading, records, card, tone } = props;
  if (records.length === 0) return null;
  return (
    <Section tone={tone} heading={heading} id="similar">
      <CardGrid>
        {records.map((record) => (
          <li key={record.id}>{card(record)}</li>
        ))}
      </CardGrid>
    </Section>
  );
}
