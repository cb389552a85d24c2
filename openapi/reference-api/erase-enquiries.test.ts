import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { contractExample } from '../contract-examples';
import { eraseEnquiries, parseDays, parseReference } from './enquiries/erase-enquiries';
import { eraseStoredEnquiries, fetchEnquiries } from './enquiries/fetch-enquiries';
import { startReferenceApi } from './index';
import { describeDatabases, dataset, useReferenceApi, type Schemas } from './testing/api';

type Receipt = Schemas['EnquiryReceiptResponse'];

const contact = contractExample('ContactCreate');

describeDatabases('erasing on $name', ({ name }) => {
  const { post, database } = useReferenceApi(name);
  const references = async () =>
    (await database().selectFrom('enquiries').select('reference').orderBy('id').execute()).map(
      (row) => row.reference,
    );
  const sendOne = async (key?: string) => {
    const { json } = await post<Receipt>('contactus/create', contact, key ? { 'Idempotency-Key': key } : {});
    return json.data.reference;
  };

  test('one enquiry goes with its idempotency key, and the others stay', async () => {
    const erased = await sendOne('a-key-of-a-request-1');
    const other = await sendOne();
    expect(await eraseEnquiries(database(), { reference: erased })).toEqual([erased]);
    expect(await references()).toEqual([other]);
    const { rows } = await sql`select * from enquiries where idempotency_key is not null`.execute(database());
    expect(rows).toEqual([]);
    expect(await eraseEnquiries(database(), { reference: erased })).toEqual([]);
  });

  test('those older than so many days go, and no others', async () => {
    const [old, edge, young] = [await sendOne(), await sendOne(), await sendOne()];
    const age = (reference: string, interval: string) =>
      sql`update enquiries set created_at = now() - ${interval}::interval where reference = ${reference}`.execute(
        database(),
      );
    await age(old, '31 days');
    await age(edge, '29 days 23 hours');
    expect(await eraseEnquiries(database(), { olderThanDays: 30 })).toEqual([old]);
    expect(await references()).toEqual(expect.arrayContaining([edge, young]));
  });
});

test.each(['0', '-1', '1e9', '1e1', '1.5', '', ' 1', '99999', 'NaN', '٣٠'])(
  '%j is no number of days',
  (text) => {
    expect(parseDays(text)).toBeUndefined();
  },
);

test('reference numbers are read however they are capitalized, and nothing else is one', () => {
  expect(parseReference(' sh-20001 ')).toBe('SH-20001');
  for (const text of ['20001', 'SH-1', 'SH-20001; drop', '', '*'])
    expect(parseReference(text)).toBeUndefined();
});

describe('the operator', () => {
  let directory = '';
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'reference-api-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  test('erases with the API running and without it, and nobody else can', async () => {
    const storage = { dataDir: directory };
    const api = await startReferenceApi({ ...storage, dataset });
    const send = () =>
      fetch(`${api.url}/api/v1/public/contactus/create`, {
        method: 'POST',
        headers: { 'X-Organization-Key': dataset.organizationKey, 'content-type': 'application/json' },
        body: JSON.stringify(contact),
      }).then((response) => response.text());
    await send();
    await send();
    await send();

    const stranger = await fetch(`${api.url}/operator/enquiries?older_than=1`, { method: 'DELETE' });
    expect(stranger.status).toBe(404);
    expect(await eraseStoredEnquiries(storage, { reference: 'SH-20001' })).toEqual(['SH-20001']);
    expect(await eraseStoredEnquiries(storage, { olderThanDays: 1 })).toEqual([]);
    expect(await fetchEnquiries(storage, { older_than: 1 })).toEqual([]);
    await api.close();

    expect(await eraseStoredEnquiries(storage, { reference: 'SH-20001' })).toEqual([]);
    expect(await eraseStoredEnquiries(storage, { reference: 'SH-20003' })).toEqual(['SH-20003']);
    expect((await fetchEnquiries(storage, {})).map(({ reference }) => reference)).toEqual(['SH-20002']);
  });
});
