import { databases, drafts, published, useReferenceApi, type Schemas } from './testing/api';

type Receipt = Schemas['EnquiryReceiptResponse'];

const person = { full_name: 'نورة سعد العتيبي', mobile: '0551234567' };
const project = published[0]?.slug ?? '';

/** A body that each form could send, and the kind it is stored as. */
const forms = [
  {
    path: 'maintenances/create',
    kind: 'maintenance',
    body: {
      ...person,
      maintenance_type: 'plumbing',
      location: 'الرياض',
      description: 'تسرّب تحت المغسلة',
      project_id: project,
      unit_label: 'المبنى ب، الشقة 12',
      urgency: 'emergency',
    },
  },
  {
    path: 'contactus/create',
    kind: 'contact',
    body: { ...person, email: 'noura@example.sa', location: 'جدة', description: 'أرغب في زيارة المكتب' },
  },
  { path: 'consultation/create', kind: 'consultation', body: { ...person, consultation: 'شراء أم إيجار؟' } },
  {
    path: 'project-interested/create',
    kind: 'project_interest',
    body: { ...person, project_id: project, unit_id: 'any', rooms: 4, note: '' },
  },
  { path: 'interested/create', kind: 'interest', body: { ...person, rooms: 3, location: 'الرياض' } },
] as const;

const contact = { ...person, description: 'أرغب في زيارة المكتب' };
let keys = 0;
const newKey = () => `key-of-a-request-${(keys += 1)}`;

describe.each(databases)('enquiries on $name', ({ name }) => {
  const { post, refusedFields, database } = useReferenceApi(name);

  const stored = (reference: string) =>
    database()
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
  const countOf = async (key: string) =>
    (await database().selectFrom('enquiries').select('id').where('idempotency_key', '=', key).execute())
      .length;

  test.each(forms)(
    '$kind is stored as it was sent, with a reference number @7.29 @7.30 @7.31 @7.32 @7.33',
    async ({ path, kind, body }) => {
      const sent = { ...body, locale: 'ar', page_path: '/contact', marketing_consent: true };
      const { status, json } = await post<Receipt>(path, sent);
      expect(status).toBe(201);
      expect(json.data.reference).toMatch(/^SH-2\d{4}$/);
      const row = await stored(json.data.reference);
      expect(row).toMatchObject({ ...sent, kind });
      expect(row.created_at.toISOString()).toBe(json.data.received_at);
    },
  );

  test('a maintenance request without unit and urgency is accepted', async () => {
    const plain = {
      ...person,
      maintenance_type: 'سباكة',
      location: 'الرياض',
      description: 'تسرّب تحت المغسلة',
    };
    const { status, json } = await post<Receipt>('maintenances/create', plain);
    expect(status).toBe(201);
    expect(await stored(json.data.reference)).toMatchObject({ unit_label: null, urgency: null });
    const odd = { ...plain, unit_label: ' ', urgency: 'yesterday' };
    expect(await refusedFields(post('maintenances/create', odd))).toEqual(['unit_label', 'urgency']);
  });

  test('consent that was not given is stored as false', async () => {
    const { json } = await post<Receipt>('contactus/create', contact);
    expect((await stored(json.data.reference)).marketing_consent).toBe(false);
  });

  test('what was typed is stored byte for byte', async () => {
    const typed = `  "سطر"\n\tثانٍ \u200f👩‍👩‍👧‍👦\\ 'drop' é e\u0301 ${'%00'} <b> `;
    const { json } = await post<Receipt>('contactus/create', { ...contact, description: typed });
    const { description } = await stored(json.data.reference);
    expect(Buffer.from(description ?? '')).toEqual(Buffer.from(typed));
  });

  test('150 emoji are 150 characters; 151 are refused @5.15', async () => {
    const { status, json } = await post<Receipt>('contactus/create', {
      ...contact,
      description: '😀'.repeat(150),
    });
    expect(status).toBe(201);
    expect((await stored(json.data.reference)).description).toBe('😀'.repeat(150));
    const tooLong = { ...contact, description: '😀'.repeat(151) };
    expect(await refusedFields(post('contactus/create', tooLong))).toEqual(['description']);
  });

  test.each([
    ['NUL', 'abc\0def'],
    ['a lone surrogate', 'abc\ud800def'],
  ])('%s is refused, naming the field', async (_what, description) => {
    expect(await refusedFields(post('contactus/create', { ...contact, description }))).toEqual([
      'description',
    ]);
  });

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
    await post('consultation/create', { ...person, consultation: 'سؤال عن الشراء' }, key);
    const other = { ...person, consultation: 'سؤال عن الإيجار' };
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

  test('interest in a project needs the id or slug of a published one', async () => {
    const interest = (id: string | undefined) =>
      post('project-interested/create', { ...person, project_id: id });
    expect((await interest(published[0]?.id)).status).toBe(201);
    const refused = [interest('nowhere'), interest(drafts[0]?.id), interest(drafts[0]?.slug)];
    for (const answer of refused) {
      expect((await answer).json).toMatchObject({ status: 422, errors: [{ field: 'project_id' }] });
    }
  });

  test('a repeated interest gets its receipt even after the project was withdrawn', async () => {
    const key = { 'Idempotency-Key': newKey() };
    const { id = '' } = published[1] ?? {};
    const ask = () => post<Receipt>('project-interested/create', { ...person, project_id: id }, key);
    const first = await ask();
    await database().updateTable('projects').set({ status: 'Draft' }).where('id', '=', id).execute();
    expect(await ask()).toMatchObject({ status: 201, json: first.json });
  });

  test('every invalid field of a form is named, and nothing is stored', async () => {
    const before = await database().selectFrom('enquiries').select('id').execute();
    const wrong = {
      full_name: 'نورة',
      mobile: '0521234567',
      email: 'x',
      description: '      ',
      colour: 'red',
    };
    expect(await refusedFields(post('contactus/create', wrong, { 'Idempotency-Key': 'short' }))).toEqual([
      'Idempotency-Key',
      'colour',
      'description',
      'email',
      'full_name',
      'mobile',
    ]);
    expect(await refusedFields(post('maintenances/create', {}))).toEqual([
      'description',
      'full_name',
      'location',
      'maintenance_type',
      'mobile',
    ]);
    expect(await database().selectFrom('enquiries').select('id').execute()).toHaveLength(before.length);
  });

  test('types are not coerced in bodies', async () => {
    const wrong = { ...person, rooms: '3', marketing_consent: 'true' };
    expect(await refusedFields(post('interested/create', wrong))).toEqual(['marketing_consent', 'rooms']);
  });
});
