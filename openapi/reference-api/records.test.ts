import { describeDatabases, published, type Schemas } from './testing/api';
import { newArticle, replace, useRecords } from './testing/records';

describeDatabases('changed records on $name', ({ name }) => {
  const { post, profile, projectOf, articles, rentals, everything, apply, exported } = useRecords(name);

  test('an export that nobody edited changes nothing, and is the same again', async () => {
    const before = await everything();
    const text = await exported();
    expect(await apply(text)).toEqual({ changes: [], mistakes: [], left: [] });
    expect(await everything()).toEqual(before);
    expect(await exported()).toBe(text);
  });

  test('the next read shows changed phones and sections of the site, and nothing else is another', async () => {
    const before = await profile();
    const text = replace(
      replace(await exported('profile'), /phone1: .*/, "phone1: '0112000001'"),
      /plugins:\n(?: +- .*\n)+/,
      'plugins: [Rental]\n',
    );
    expect(await apply(text)).toMatchObject({
      changes: [
        `profile phone1 ${before.phone1} → 0112000001`,
        `profile plugins ${JSON.stringify(before.plugins)} → ["Rental"]`,
      ],
    });
    expect(await profile()).toEqual({ ...before, phone1: '0112000001', plugins: ['Rental'] });
    expect(await apply(text)).toEqual({ changes: [], mistakes: [], left: [] });
  });

  test('a changed price moves the price, what is counted from it and the time of its project, and no other project', async () => {
    const summary = published.find(
      ({ available_units, status }) => available_units > 1 && status === 'For_Sale',
    );
    const other = published.find(({ id }) => id !== summary?.id);
    const before = await projectOf(summary?.id ?? '');
    const otherBefore = await projectOf(other?.id ?? '');
    const unit = before.buildings
      .flatMap(({ units }) => units)
      .find(({ state, price }) => price && state === 'available');
    const text = await exported('units');
    const line = text.split('\n').find((one) => one.includes(`id: ${unit?.id},`)) ?? '';
    const cheaper = replace(line, /price: \d+/, 'price: 1001');
    expect(await apply(`units:\n${cheaper}`)).toMatchObject({
      changes: [`units ${unit?.id} price ${unit?.price} → 1001`],
      mistakes: [],
    });

    const after = await projectOf(before.id);
    const changed = after.buildings.flatMap(({ units }) => units).find(({ id }) => id === unit?.id);
    expect(changed).toEqual({ ...unit, price: 1001, updated_at: expect.any(String) });
    expect(Date.now() - Date.parse(changed?.updated_at ?? '')).toBeLessThan(60_000);
    expect(after.price_from).toBe(1001);
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
    expect(await projectOf(otherBefore.id)).toEqual(otherBefore);
    const { json } = await post<Schemas['ApartmentListResponse']>('projects/apartments', { price_max: 1001 });
    expect(json.data.map(({ id }) => id)).toEqual([unit?.id]);

    // Sold, by id and revision alone.
    const revision = /revision: (\w+)/.exec(
      (await exported('units')).split(`id: ${unit?.id},`)[1] ?? '',
    )?.[1];
    expect(await apply(`units: [{ id: ${unit?.id}, revision: ${revision}, state: sold }]`)).toMatchObject({
      changes: [`units ${unit?.id} state available → sold`],
    });
    const sold = await projectOf(before.id);
    expect(sold.available_units).toBe(before.available_units - 1);
    expect(Date.parse(sold.updated_at)).toBeGreaterThan(Date.parse(after.updated_at));
  });

  test('a rental has another rent, state and title in its list and by the filter', async () => {
    const rental = (await rentals()).data.find(({ state }) => state === 'available');
    const rented = (await rentals('status_id=rented&per_page=100')).meta.total;
    const text = await exported('rentals');
    const start = text.indexOf(`- id: ${rental?.id}\n`);
    const edited =
      text.slice(0, start) +
      replace(
        replace(
          replace(text.slice(start), /annual_rent: \d+/, 'annual_rent: 61000'),
          /state: \w+/,
          'state: rented',
        ),
        /title:\n +ar: .*/,
        'title:\n      ar: شقة مؤجرة',
      );
    expect((await apply(edited)).changes).toEqual([
      `rentals ${rental?.id} annual_rent ${rental?.annual_rent} → 61000`,
      `rentals ${rental?.id} state available → rented`,
      `rentals ${rental?.id} title.ar ${rental?.title.ar} → شقة مؤجرة`,
    ]);
    const after = (await rentals()).data.find(({ id }) => id === rental?.id);
    expect(Date.now() - Date.parse(after?.updated_at ?? '')).toBeLessThan(60_000);
    expect(after).toEqual({
      ...rental,
      annual_rent: 61000,
      state: 'rented',
      title: { ar: 'شقة مؤجرة', en: rental?.title.en },
      updated_at: expect.any(String),
    });
    expect((await rentals('status_id=rented&per_page=100')).meta.total).toBe(rented + 1);
  });

  test('a rental is furnished and has other parking; what it cannot be is refused', async () => {
    const [rental] = (await rentals()).data;
    const text = await exported('rentals');
    const withFurnishing = (furnishing: string) =>
      replace(
        replace(text, /^ +furnishing: .*/m, `    furnishing: ${furnishing}`),
        /parking_spaces: \S+/,
        'parking_spaces: 3',
      );
    expect((await apply(withFurnishing('furnised'))).mistakes).toEqual([
      expect.stringContaining('Did you mean “furnished”?'),
    ]);
    expect((await apply(withFurnishing('furnished'))).changes).toHaveLength(2);
    expect((await rentals()).data[0]).toMatchObject({
      id: rental?.id,
      furnishing: 'furnished',
      parking_spaces: 3,
    });
    expect(
      (await apply(replace(await exported('rentals'), /^ +furnishing: .*/m, '    furnishing: null'))).changes,
    ).toHaveLength(1);
    expect((await rentals()).data[0]).not.toHaveProperty('furnishing');
  });

  test('an article is added first in the list, changed, and deleted only where the file says so', async () => {
    const before = await articles();
    const added = await apply(newArticle);
    expect(added).toMatchObject({
      changes: [expect.stringMatching(/^articles [0-9a-f-]{36} added \(a-new-article\)$/)],
    });
    const [first, ...others] = (await articles()).data;
    expect(others).toEqual(before.data);
    expect(first).toMatchObject({
      slug: 'a-new-article',
      title: { ar: 'مقال جديد', en: 'A new article' },
      body: { ar: '## عنوان\nنص المقال: ١٢٣.\n', en: '## A heading\nThe text.\n' },
      tags: [],
    });
    expect((await apply(newArticle)).mistakes).toEqual([
      expect.stringMatching(/^file:2:11 Another article has the slug “a-new-article”: [0-9a-f-]{36}\./),
    ]);

    const entry = replace(
      (await exported('articles')).split('\n  - ')[1] ?? '',
      'A new article',
      'A newer article',
    );
    // Other articles are not in the file, and stay.
    expect((await apply(`articles:\n  - ${entry}`)).changes).toEqual([
      `articles ${first?.id} title.en A new article → A newer article`,
    ]);
    expect((await articles()).data[0]?.title.en).toBe('A newer article');

    const revision = /revision: '?(\w+)/.exec(await exported('articles'))?.[1];
    const deletion = `articles:\n  - id: ${first?.id}\n    revision: '${revision}'\n    delete: true`;
    expect((await apply(deletion)).changes).toEqual([`articles ${first?.id} deleted (a-new-article)`]);
    expect(await articles()).toEqual(before);
  });

  test('two articles may swap their slugs', async () => {
    const [one, other] = (await articles()).data;
    const text = await exported('articles');
    const swapped = text
      .replace(`slug: ${one?.slug}\n`, `slug: SWAP\n`)
      .replace(`slug: ${other?.slug}\n`, `slug: ${one?.slug}\n`)
      .replace('slug: SWAP\n', `slug: ${other?.slug}\n`);
    expect((await apply(swapped)).changes).toHaveLength(2);
    expect((await articles()).data.slice(0, 2).map(({ slug }) => slug)).toEqual([other?.slug, one?.slug]);
  });
});
