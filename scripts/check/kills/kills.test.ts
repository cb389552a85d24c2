import { describeWith } from '../../../openapi/reference-api/testing/tools';
import { serverKills } from './all-kills';
import { findFaults } from './ledger';

const kills = 1;

describeWith('PostgreSQL', `after a kill at a random moment`, () => {
  test.each(Object.entries(serverKills))(
    '%s has all that was acknowledged, starts again and leaves nothing behind',
    async (_name, kill) => {
      const ledger = await kill(kills, 1);
      expect(findFaults(ledger)).toEqual([]);
      expect(ledger.kills).toBe(kills);
      expect(ledger.acknowledged).toBeGreaterThan(0);
    },
    120_000,
  );
});
