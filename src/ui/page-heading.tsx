/** The top of a plain page: where one is, what it is, a line about it. */
import { Breadcrumb } from './breadcrumb';
import { Container, Lead } from './section';

interface PageHeadingProps {
  title: string;
  lead?: string;
  /** Name of the way from home, for assistive technology. */
  label: string;
  home: { label: string; to: string };
}

export function PageHeading({ title, lead, label, home }: PageHeadingProps) {
  return (
    <Container>
      <Breadcrumb label={label} crumbs={[home, { label: title }]} />
      <h1>{title}</h1>
      {lead && <Lead>{lead}</Lead>}
    </Container>
  );
}
