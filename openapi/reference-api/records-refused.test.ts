import { setTimeout } from 'node:timers/promises';
import { contractExample } from '../contract-examples';
import { describeDatabases, dataset } from './testing/api';
import { newArticle, replace, useRecords } from './testing/records';

const contact = contractExample('ContactCreate');

describeDatabases('refused records on $name', ({ name }) => {
  const { post, database, profile, rentals, everything, apply, exported } = useRecords(name);
  const enquiries = () => database().selectFrom('enquiries').selectAll().orderBy('id').execute();

  beforeAll(async () => {
    await post('contactus/create', contact, { 'Idempotency-Key': 'a-key-of-a-request-1' });
  });

  test('a file with one mistake changes nothing of the rest', async () => {
    const before = await everything();
    const text = replace(await exported(), /phone1: .*/, "phone1: '0112000009'");
    const units = replace(replace(text, /price: \d+/, 'price: 999999'), /price: \d+(?!9)/, 'price: 12');
    const { changes, mistakes } = await apply(
      `${units}${newArticle.replace('articles:\n', '')}  - id: nowhere\n    delete: true\n`,
    );
    expect(changes.length).toBeGreaterThan(1);
    expect(mistakes).toEqual([
      expect.stringMatching(/^file:\d+:\d+ “12” is not right\. Expected: whole riyals from 1000/),
      expect.stringMatching(/^file:\d+:\d+ There is no article nowhere\./),
    ]);
    expect(await everything()).toEqual(before);
  });

  test('with --dry-run the changes are named and nothing is stored', async () => {
    const before = await everything();
    const text = replace(await exported(), /phone1: .*/, "phone1: '0112000003'");
    expect((await apply(text, { dryRun: true })).changes).toHaveLength(1);
    expect(await everything()).toEqual(before);
  });

  test('what somebody else changed since the export is overwritten only with --force', async () => {
    const first = await exported();
    const mine = replace(first, /phone2: .*/, "phone2: '0112000004'");
    const theirs = replace(first, /phone2: .*/, "phone2: '0112000005'");
    expect((await apply(theirs)).mistakes).toEqual([]);
    expect(await apply(mine)).toMatchObject({
      mistakes: [
        expect.stringMatching(
          /^file:\d+:\d+ The profile was changed by somebody else since the export \(phone2 is now “0112000005”\)/,
        ),
      ],
    });
    expect((await profile()).phone2).toBe('0112000005');
    expect((await apply(mine, { force: true })).mistakes).toEqual([]);
    expect((await profile()).phone2).toBe('0112000004');
  });

  test('a record that the file leaves as it was exported is no conflict, and stays as somebody else has it', async () => {
    const first = await exported('profile', 'rentals');
    await apply(replace(first, /email: .*/, 'email: new@example.sa'));
    const later = await apply(replace(first, /annual_rent: \d+/, 'annual_rent: 70000'));
    expect(later).toMatchObject({ mistakes: [], left: ['the profile'] });
    expect((await profile()).email).toBe('new@example.sa');
    expect((await rentals()).data.filter((rental) => rental.annual_rent === 70_000)).toHaveLength(1);
  });

  test('of two files at the same moment, one is stored and the other is refused', async () => {
    const text = await exported('profile');
    const numbers = ['0112000006', '0112000007', '0112000008'];
    const results = await Promise.all(
      numbers.map((number) => apply(replace(text, /whatsapp: .*/, `whatsapp: '${number}'`))),
    );
    expect(results.filter(({ mistakes }) => mistakes.length === 0)).toHaveLength(1);
    const stored = results.findIndex(({ mistakes }) => mistakes.length === 0);
    expect((await profile()).whatsapp).toBe(numbers[stored]);
  });

  test('a change that somebody else is making at this moment is waited for, and not overwritten', async () => {
    const text = replace(await exported('profile'), /youtube: .*/, 'youtube: mine');
    const { applied } = await database()
      .transaction()
      .execute(async (other) => {
        await other.updateTable('organizations').set({ youtube: 'theirs' }).execute();
        const waiting = { applied: apply(text) };
        await setTimeout(500);
        return waiting;
      });
    expect((await applied).mistakes).toEqual([expect.stringContaining('youtube is now “theirs”')]);
    expect((await profile()).youtube).toBe('theirs');
  });

  test('an entry without its revision is refused, and so is one that is another record', async () => {
    const { id } = dataset.projects[0]?.buildings[0]?.units[0] ?? {};
    expect((await apply(`units: [{ id: ${id}, price: 950001 }]`)).mistakes).toEqual([
      expect.stringContaining(`Unit ${id} has no revision.`),
    ]);
    expect((await apply(`units: [{ id: ${id}, project: elsewhere }]`)).mistakes).toEqual([
      expect.stringContaining(`project of unit ${id} is “${dataset.projects[0]?.slug}”`),
    ]);
  });

  test('enquiries are as they were', async () => {
    const text = replace(await exported(), /email: .*/, 'email: newer@example.sa');
    const deleted = replace(text, /( +)slug: .*/, '$1delete: true');
    const before = await enquiries();
    expect(before).toMatchObject([{ reference: 'SH-20001', full_name: contact.full_name }]);
    expect((await apply(deleted)).changes).toHaveLength(2);
    expect(await enquiries()).toEqual(before);
  });
});
