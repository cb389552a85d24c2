import { sql } from 'kysely';
import { contractExample } from '../contract-examples';
import { describeDatabases, drafts, published, useReferenceApi, type Schemas } from './testing/api';

type Receipt = Schemas['EnquiryReceiptResponse'];

const project = published[0]?.slug ?? '';

/** A body that each form could send, and the kind it is stored as. */
const forms = [
  {
    ids: '@7.29',
    path: 'maintenances/create',
    kind: 'maintenance',
    body: { ...contractExample('MaintenanceCreate'), project_id: project },
  },
  { ids: '@7.30', path: 'contactus/create', kind: 'contact', body: contractExample('ContactCreate') },
  {
    ids: '@7.31',
    path: 'consultation/create',
    kind: 'consultation',
    body: contractExample('ConsultationCreate'),
  },
  {
    ids: '@7.32',
    path: 'project-interested/create',
    kind: 'project_interest',
    body: { ...contractExample('ProjectInterestCreate'), project_id: project, unit_id: 'any', note: '' },
  },
  { ids: '@7.33', path: 'interested/create', kind: 'interest', body: contractExample('InterestCreate') },
] as const;

const contact = contractExample('ContactCreate');

describeDatabases('enquiries on $name', ({ name }) => {
  const { post, refusedFields, database } = useReferenceApi(name);

  const stored = (reference: string) =>
    database()
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();

  test.each(forms)(
    '$kind is stored as it was sent, with a reference number $ids',
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

  test('the wording that was agreed to is stored with its language, and clients may leave it out', async () => {
    const consent = { version: '2026-11-23', locale: 'en' };
    const { json } = await post<Receipt>('contactus/create', { ...contact, consent });
    const row = await stored(json.data.reference);
    expect(row).toMatchObject({ consent_version: '2026-11-23', consent_locale: 'en' });
    const older = await post<Receipt>('contactus/create', contact);
    expect(await stored(older.json.data.reference)).toMatchObject({
      consent_version: null,
      consent_locale: null,
    });
    const odd = { version: '', locale: 'fr', text: 'x' };
    expect(await refusedFields(post('contactus/create', { ...contact, consent: odd }))).toEqual(
      expect.arrayContaining(['consent.locale', 'consent.version']),
    );
    expect(await refusedFields(post('contactus/create', { ...contact, consent: true }))).toEqual(['consent']);
  });

  test('a maintenance request without unit and urgency is accepted', async () => {
    const left = { project_id: undefined, unit_label: undefined, urgency: undefined };
    const plain = { ...contractExample('MaintenanceCreate'), ...left };
    const { status, json } = await post<Receipt>('maintenances/create', plain);
    expect(status).toBe(201);
    expect(await stored(json.data.reference)).toMatchObject({ unit_label: null, urgency: null });
    const odd = { ...plain, unit_label: ' ', urgency: 'yesterday' };
    expect(await refusedFields(post('maintenances/create', odd))).toEqual(['unit_label', 'urgency']);
  });

  test.each([
    ['interested/create', contractExample('InterestCreate')],
    ['project-interested/create', { ...contractExample('ProjectInterestCreate'), project_id: project }],
  ])('what a visitor searches for is stored with interest by %s, in words', async (path, interest) => {
    const search = '3 غرف، الرياض، حتى 1,100,000 ريال';
    const { json } = await post<Receipt>(path, { ...interest, search });
    expect(await stored(json.data.reference)).toMatchObject({ search });
    const plain = await post<Receipt>(path, interest);
    expect(await stored(plain.json.data.reference)).toMatchObject({ search: null });
    for (const odd of [' ', 'x'.repeat(501)])
      expect(await refusedFields(post(path, { ...interest, search: odd }))).toEqual(['search']);
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

  test.each(['\uFEFFنورة سعد', '\uFEFF\uFEFFNoura', 'No\uFEFFura', `\uFEFF${'😀'.repeat(49)}`])(
    'a byte order mark is a character like others: %j',
    async (full_name) => {
      const { json } = await post<Receipt>('contactus/create', { ...contact, full_name });
      expect((await stored(json.data.reference)).full_name).toBe(full_name);
      const { rows } = await sql`select id from enquiries where full_name = ${full_name}`.execute(database());
      expect(rows).toHaveLength(1);
    },
  );

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

  test('interest in a project needs the id or slug of a published one', async () => {
    const interest = (id: string | undefined) =>
      post('project-interested/create', { ...contractExample('ProjectInterestCreate'), project_id: id });
    expect((await interest(published[0]?.id)).status).toBe(201);
    const refused = [interest('nowhere'), interest(drafts[0]?.id), interest(drafts[0]?.slug)];
    for (const answer of refused) {
      expect((await answer).json).toMatchObject({ status: 422, errors: [{ field: 'project_id' }] });
    }
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
    const wrong = { ...contractExample('InterestCreate'), rooms: '3', marketing_consent: 'true' };
    expect(await refusedFields(post('interested/create', wrong))).toEqual(['marketing_consent', 'rooms']);
  });
});
