import type { ReferenceApi } from '../../openapi/reference-api';
import { describeRequestLines } from './describe-request-lines';
import { startSmallApi } from './fixture-site';

describe('the reference API', () => {
  let api: ReferenceApi;
  beforeAll(async () => {
    api = await startSmallApi();
  }, 300_000);
  afterAll(() => api.close());

  describeRequestLines({ origin: () => api.url, plain: { target: '/health' } });
});
