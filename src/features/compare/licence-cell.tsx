/** What a compared home is offered under, and the way to check it; nothing is said where nothing was kept of it. */
import { ArrowUpRightIcon } from '../../ui';
import { LicenceLine, useLicenceWords } from '../licences';
import type { UnitSnapshot } from '../shortlist';
import { Ways } from './compare-table.styles';

export function LicenceCell({ of: { licence } }: { of: UnitSnapshot }) {
  const words = useLicenceWords();
  if (licence === undefined) return <span aria-hidden="true">—</span>;
  return (
    <>
      <LicenceLine of={{ licence }} />
      {licence?.url && (
        <Ways>
          <a href={licence.url} target="_blank" rel="noopener">
            {words.verify(licence)}
            <ArrowUpRightIcon size={16} />
          </a>
        </Ways>
      )}
    </>
  );
}
