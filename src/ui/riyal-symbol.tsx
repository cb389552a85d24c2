import { riyalOutline, riyalSymbolId } from '../lib/riyal-symbol';

/** The sign of the riyal, drawn once in the HTML of a page. Not shown itself. */
export const RiyalSymbol = () => (
  <svg width="0" height="0" aria-hidden="true" style={{ display: 'none' }}>
    <symbol id={riyalSymbolId} viewBox="0 0 1124 1257">
      <path d={riyalOutline} />
    </symbol>
  </svg>
);
