import { contractExample } from '../contract-examples';
import { describeDatabases, published, useReferenceApi, type Schemas } from './testing/api';

type Receipt = Schemas['EnquiryReceiptResponse'];

const contact = contractExample('ContactCreate');
let keys = 0;
const newKey = () => `key-of-a-request-${(keys += 1)}`;

describeDatabases('idempotency keys on $name', ({ name }) => {
  const { post, refusedFields, database } = useReferenceApi(name);
  const countOf = async (key: string) =>
    (await database().selectFrom('enquiries').select('id').where('idempotency_key', '=', key).execute())
      .length;

  test('a request repeated with its idempotency key is stored once and gets the same receipt', async () => {
    const key = { 'Idempotency-Key': newKey() };
    const first = await post<Receipt>('contactus/create', contact, key);
    const reordered = Object.fromEntries(Object.entries(contact).reverse());
    const second = await post<Receipt>('contactus/create', reordered, key);
    expect(second).toMatchObject({ status: 201, json: first.json });
    expect(await countOf(key['Idempotency-Key'])).toBe(1);
  });

  test('simultaneous requests with one key are stored once', async () => {
    const key = { 'Idempotency-Key': newKey() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post<Receipt>('contactus/create', contact, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(await countOf(key['Idempotency-Key'])).toBe(1);
  });

  test('of simultaneous different requests with one key, one is stored and the others are refused', async () => {
    const key = { 'Idempotency-Key': newKey() };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        post('contactus/create', { ...contact, description: `وصف الطلب ${index}` }, key),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
    expect(await countOf(key['Idempotency-Key'])).toBe(1);
  });

  test('a key that was used with another body or kind is refused, naming its header', async () => {
    const key = { 'Idempotency-Key': newKey() };
    const consultation = contractExample('ConsultationCreate');
    await post('consultation/create', consultation, key);
    const other = { ...consultation, consultation: 'سؤال عن الإيجار' };
    expect(await refusedFields(post('consultation/create', other, key))).toEqual(['Idempotency-Key']);
    expect(await refusedFields(post('contactus/create', contact, key))).toEqual(['Idempotency-Key']);
  });

  test('two organizations can use the same key', async () => {
    await database()
      .insertInto('organizations')
      .values({ key: 'second', name: JSON.stringify({ ar: 'أخرى', en: 'Other' }), plugins: '[]' })
      .execute();
    const key = newKey();
    await post('contactus/create', contact, { 'Idempotency-Key': key });
    const { status } = await post('contactus/create', contact, {
      'Idempotency-Key': key,
      'X-Organization-Key': 'second',
    });
    expect(status).toBe(201);
    expect(await countOf(key)).toBe(2);
  });

  test('a repeated interest gets its receipt even after the project was withdrawn', async () => {
    const key = { 'Idempotency-Key': newKey() };
    const { id = '' } = published[1] ?? {};
    const interest = { ...contractExample('ProjectInterestCreate'), project_id: id };
    const ask = () => post<Receipt>('project-interested/create', interest, key);
    const first = await ask();
    await database().updateTable('projects').set({ status: 'Draft' }).where('id', '=', id).execute();
    expect(await ask()).toMatchObject({ status: 201, json: first.json });
  });
});
