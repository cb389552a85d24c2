import { request } from 'node:http';
import { contractExample } from '../contract-examples';
import { dataset, useReferenceApi } from './testing/api';

const contact = contractExample('ContactCreate');

/** Headers with which a request claims to come from elsewhere, and to have gone elsewhere. */
const forged = {
  Host: 'evil.example',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'evil',
  Forwarded: 'host=evil.example',
};

/** `fetch` does not let its caller choose `Host`. */
function getForged(url: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { ...forged, 'X-Organization-Key': dataset.organizationKey };
    request(url, { headers }, (response) => {
      let text = JSON.stringify(response.headers);
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}

const paths = [
  '/api/v1/public/projects/latest',
  '/api/v1/public/projects/p00001',
  '/api/v1/public/rentals/list',
  '/api/v1/public/blogs/list',
  '/api/v1/public/blogs/list?page=0',
  '/api/v1/nowhere',
  '/api/v1/openapi.yaml',
  '/media/projects',
  '/health',
];

describe.each([
  ['without a proxy', false],
  ['behind a trusted proxy', 1],
] as const)('a forged host %s', (_where, trustProxy) => {
  const { api } = useReferenceApi('PGlite', { trustProxy });

  test.each(paths)('is in no answer of %s', async (path) => {
    const { status, text } = await getForged(api().url + path);
    expect(status).toBeLessThan(500);
    expect(text).not.toContain('evil');
  });

  test('does not change media addresses, which begin with where the connection came to', async () => {
    const { text } = await getForged(`${api().url}/api/v1/public/projects/latest`);
    expect(text).toContain(`"url":"${api().url}/media/`);
  });
});

describe('the limit of enquiries', () => {
  const statuses = async (post: ReturnType<typeof useReferenceApi>['post'], addresses: string[]) => {
    const received: number[] = [];
    for (const address of addresses) {
      const { status } = await post('contactus/create', contact, { 'X-Forwarded-For': address });
      received.push(status);
    }
    return received;
  };

  describe('without a proxy', () => {
    const { post } = useReferenceApi('PGlite', { createsPerMinute: 2 });
    test('does not believe X-Forwarded-For', async () => {
      expect(await statuses(post, ['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toEqual([201, 201, 429]);
    });
  });

  describe.each([
    ['one hop', 1],
    ['the address of the proxy', ['127.0.0.1']],
  ])('behind %s', (_what, trustProxy) => {
    const { post } = useReferenceApi('PGlite', { createsPerMinute: 1, trustProxy });
    test('counts the address that the proxy added last, whatever the visitor wrote before it', async () => {
      const written = ['192.0.2.1', '198.51.100.1, 192.0.2.1', '198.51.100.2, 192.0.2.1', '192.0.2.2'];
      expect(await statuses(post, written)).toEqual([201, 429, 429, 201]);
    });
  });

  describe('behind a proxy at another address', () => {
    const { post } = useReferenceApi('PGlite', { createsPerMinute: 1, trustProxy: ['10.0.0.0/8'] });
    test('does not believe whoever calls directly', async () => {
      expect(await statuses(post, ['192.0.2.1', '192.0.2.2'])).toEqual([201, 429]);
    });
  });
});
