import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fetchEnquiries } from './enquiries/fetch-enquiries';
import type { Enquiry } from './enquiries/read-enquiries';
import { separators } from '../../src/lib/csv';
import { enquiriesToCsv } from './enquiries/to-csv';
import { toTable } from './enquiries/to-table';
import { startReferenceApi, type ReferenceApi } from './index';
import { dataset } from './testing/api';

const enquiry: Enquiry = {
  reference: 'SH-20001',
  received_at: '2026-11-21T08:00:00.000Z',
  kind: 'contact',
  full_name: 'نورة سعد العتيبي',
  mobile: '0551234567',
  email: null,
  location: null,
  maintenance_type: null,
  description: null,
  consultation: null,
  rooms: null,
  note: null,
  project_id: null,
  unit_id: null,
  unit_label: null,
  urgency: null,
  search: null,
  locale: 'ar',
  page_path: null,
  marketing_consent: false,
  consent_version: '2026-11-23',
  consent_locale: 'ar',
};

const csvWith = (description: string) => enquiriesToCsv([{ ...enquiry, description }]);

/** Cells as a spreadsheet reads them that expects `separator`: quotes count only where a cell begins. */
function readCells(csv: string, separator: string): string[] {
  const cell = new RegExp(
    `(?:^|[${separator}\\r\\n])(?:"((?:[^"]|"")*)"([^${separator}\\r\\n]*)|([^${separator}\\r\\n]*))`,
    'g',
  );
  return [...csv.replace('\uFEFF', '').matchAll(cell)].map(
    ([, quoted, rest = '', plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '') + rest,
  );
}

describe('CSV', () => {
  test('has a byte order mark, a header line and a line for each enquiry', () => {
    const lines = enquiriesToCsv([enquiry, enquiry]).split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"reference","received_at","kind","full_name","mobile"/);
    expect(lines.slice(1)).toEqual([lines[1], lines[1], '']);
    expect(readCells(lines[1] ?? '', ',')).toEqual([
      ...['SH-20001', '2026-11-21T08:00:00.000Z', 'contact', 'نورة سعد العتيبي', '0551234567'],
      ...['', '', '', '', '', '', '', '', '', '', '', '', 'ar', '', 'false', '2026-11-23', 'ar'],
    ]);
  });

  test.each(['قال "نعم"', 'a, b', 'a; b', 'one\r\ntwo', ';', '"'])(
    '%j is one cell for both separators',
    (text) => {
      const row = [{ ...enquiry, description: text }];
      for (const separator of separators)
        expect(readCells(enquiriesToCsv(row, separator), separator)).toContain(text);
    },
  );

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '=HYPERLINK("x","y")'])(
    '%j does not run as a formula',
    (text) => {
      const cell = readCells(csvWith(text), ',').find((one) => one.startsWith("'"));
      expect(cell?.replaceAll("'", '')).toBe(text);
    },
  );

  test.each([
    ...[
      ';=cmd()',
      'a;=cmd()',
      'a;@x',
      'a; -1',
      'a,=cmd()',
      'a\n=cmd()',
      'a\r\n+1',
      'a\t=1',
      'a";=cmd()',
      'a;"=cmd()',
    ],
    ...['";=cmd()', '"\r\n=cmd()', 'a;＝1', '=1;=2,=3', ';;;=1', '";"=1'],
  ])('%j runs in no spreadsheet, whichever separator it expects', (text) => {
    for (const written of separators) {
      const csv = enquiriesToCsv(
        [{ ...enquiry, full_name: text, description: text, page_path: text }],
        written,
      );
      for (const expected of [',', ';', '\t']) {
        const running = readCells(csv, expected).filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell));
        expect([written, expected, running]).toEqual([written, expected, []]);
      }
    }
  });
});

test('the table shows which requests are urgent', () => {
  const kinds = (['emergency', 'normal', null] as const).map((urgency) => {
    const [, line = ''] = toTable([{ ...enquiry, kind: 'maintenance', urgency }]).split('\n');
    return line.split(/ {2,}/)[2];
  });
  expect(kinds).toEqual(['maintenance (emergency)', 'maintenance', 'maintenance']);
});

test('the table has no control characters and no bidi controls', () => {
  const table = toTable([{ ...enquiry, description: 'a\u001b[31mred\nline\u202eback\u0007' }]);
  expect(table).toMatch(/^reference {2}received/);
  expect(table.split('\n')).toHaveLength(2);
  expect(table).toContain('ared line back');
  expect([...table].filter((character) => character < ' ' && character !== '\n')).toEqual([]);
});

describe('the list', () => {
  let directory = '';
  let api: ReferenceApi | undefined;
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'reference-api-'));
  });
  afterEach(async () => {
    await api?.close();
    rmSync(directory, { recursive: true, force: true });
  });

  test('is the same with the API running and without it, and can be filtered', async () => {
    api = await startReferenceApi({ dataDir: directory, dataset });
    const { url } = api;
    const post = (form: string, body: object) =>
      fetch(`${url}/api/v1/public/${form}/create`, {
        method: 'POST',
        headers: { 'X-Organization-Key': dataset.organizationKey, 'content-type': 'application/json' },
        body: JSON.stringify({ full_name: 'نورة سعد العتيبي', mobile: '0551234567', ...body }),
      }).then((response) => response.text());
    await post('interested', { rooms: 3 });
    await post('consultation', { consultation: 'شراء أم إيجار؟' });

    const storage = { dataDir: directory };
    const withApi = await fetchEnquiries(storage, {});
    expect(withApi).toMatchObject([
      { reference: 'SH-20001', kind: 'interest', rooms: 3 },
      { reference: 'SH-20002', kind: 'consultation', consultation: 'شراء أم إيجار؟' },
    ]);
    expect(await fetchEnquiries(storage, { kind: 'consultation' })).toEqual(withApi.slice(1));
    expect(await fetchEnquiries(storage, { since: '2999-01-01T00:00:00.000Z' })).toEqual([]);

    const unauthorized = await fetch(`${url}/operator/enquiries`, {
      headers: { authorization: 'Bearer x' },
    });
    expect(unauthorized.status).toBe(404);
    expect(await unauthorized.text()).not.toContain('SH-2');
    await api.close();

    expect(await fetchEnquiries(storage, {})).toEqual(withApi);
    expect(await fetchEnquiries(storage, { kind: 'interest' })).toEqual(withApi.slice(0, 1));
  });

  test('of a directory without data is a readable error', async () => {
    await expect(fetchEnquiries({ dataDir: directory }, {})).rejects.toThrow('There is no data in');
  });
});
