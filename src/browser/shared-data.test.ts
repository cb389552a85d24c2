const appData = jest.fn<Promise<object | undefined>, []>();

class BaseLoader {
  staticQueryDb: Record<string, unknown> = {};
  loadAppData(): Promise<object | undefined> {
    return appData();
  }
}

jest.mock('gatsby-loader', () => ({ BaseLoader }), { virtual: true });

const site = { data: { name: 'Shaqool' } };
let loader: BaseLoader;

beforeAll(async () => (await import('./shared-data')).readSharedData());
beforeEach(() => (loader = new BaseLoader()));

test('the data of all pages come with the name of the build', async () => {
  appData.mockResolvedValue({ webpackCompilationHash: 'a', staticQueryResults: { '1': site } });
  expect(await loader.loadAppData()).toMatchObject({ webpackCompilationHash: 'a' });
  expect(loader.staticQueryDb).toEqual({ '1': site });
});

test('a visit keeps those that it has', async () => {
  loader.staticQueryDb['1'] = site;
  appData.mockResolvedValue({ webpackCompilationHash: 'b', staticQueryResults: { '1': {}, '2': site } });
  await loader.loadAppData();
  expect(loader.staticQueryDb).toEqual({ '1': site, '2': site });
});

test.each([undefined, { webpackCompilationHash: 'a' }])(
  'without them they are requested: %p',
  async (answer) => {
    appData.mockResolvedValue(answer);
    expect(await loader.loadAppData()).toEqual(answer);
    expect(loader.staticQueryDb).toEqual({});
  },
);
