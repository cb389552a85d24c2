import type { ReactNode } from 'react';
import { CardGrid, Section, type SectionTone } from '../ui';

export interface OtherRecordsProps<Row> {
  heading: string;
  records: readonly Row[];
  card: (record: Row) => ReactNode;
  tone?: SectionTone;
}

/** Cards of other records; nothing where there are none. */
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
