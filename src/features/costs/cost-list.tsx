import styled from 'styled-components';
import { OuterTextLink, RiyalText, TextLink } from '../../ui';
import type { CostRow } from './use-cost-rows';

/** The figures of an estimate, each with how it is worked out and where its rate is from. */
export function CostList({ rows }: { rows: readonly CostRow[] }) {
  return (
    <List>
      {rows.map(({ key, name, value, note, source }) => (
        <div key={key} data-cost={key}>
          <dt>{name}</dt>
          <dd>
            <bdi>
              <RiyalText text={value} />
            </bdi>
          </dd>
          <dd>
            {note && (
              <span>
                <RiyalText text={note} />
              </span>
            )}
            {source && <Source {...source} />}
          </dd>
        </div>
      ))}
    </List>
  );
}

function Source({ label, to, day, date }: NonNullable<CostRow['source']>) {
  return (
    <span>
      {to.startsWith('/') ? (
        <TextLink to={to}>{label}</TextLink>
      ) : (
        <OuterTextLink href={to}>{label}</OuterTextLink>
      )}{' '}
      <time dateTime={day}>{date}</time>
    </span>
  );
}

const List = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--s4);
    padding-block: var(--s3);
    border-block-end: 1px solid var(--line);
  }
  & > [data-cost='total'],
  & > [data-cost='monthly'] {
    font-weight: 700;
  }
  dd + dd {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--s4);
    grid-column: 1 / -1;
    font-size: var(--fs-sm);
    font-weight: 400;
    color: var(--stone-700);
    a {
      min-block-size: 24px;
      font-weight: 400;
    }
  }
`;
