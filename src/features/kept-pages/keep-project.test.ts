import { isReachable } from '../../browser/connection';
import { keepProject, keepRuns, stopKeeping } from './keep-project';
import { readKeptProject, type KeptProject } from './kept-project';
import { askWorker, startWorker } from './worker';

jest.mock('../../browser/connection', () => ({ isOffline: () => false, isReachable: jest.fn() }));
jest.mock('../../browser/shared-device', () => ({ isSharedDevice: () => false }));
jest.mock('./kept-project', () => ({ readKeptProject: jest.fn(), removeKeptProject: jest.fn() }));
jest.mock('./read-screen', () => ({
  readScreen: () => Promise.resolve({ width: 1, density: 1, avif: true }),
}));
jest.mock('./worker', () => ({ askWorker: jest.fn(), startWorker: jest.fn() }));

const worker = jest.mocked(askWorker);
const whole = (...paths: string[]): KeptProject => ({ whole: new Set(paths), since: 1 });
const asked = () => worker.mock.calls.map(([{ keep }]) => keep);
const end = async (slug = 'gardens') => {
  await keepProject(slug);
  return keepRuns.get()[slug];
};

beforeEach(() => {
  worker.mockReset().mockResolvedValue('kept');
  jest.mocked(startWorker).mockResolvedValue(true);
  jest.mocked(isReachable).mockResolvedValue(true);
  jest
    .mocked(readKeptProject)
    .mockReset()
    .mockResolvedValue(whole('/p', '/p/1', '/p/2'));
  const file = { pages: ['/p', '/p/1', '/p/2'], homes: 2, bytes: 1 };
  globalThis.fetch = () => Promise.resolve(Response.json(file));
});

test('pages that are kept already are left out, and others kept in their order', async () => {
  jest.mocked(readKeptProject).mockResolvedValueOnce(whole('/p'));
  expect(await end()).toEqual({ end: 'kept' });
  expect(asked()).toEqual(['/p/1', '/p/2']);
});

test.each([
  ['without room', 'full', true, 'full', 1],
  ['without a connection', 'failed', false, 'failed', 1],
  ['for a page that is gone', 'failed', true, 'failed', 3],
] as const)('%s it ends so, and other pages are asked for only if they can come', async (...row) => {
  const [, answer, isThere, expected, requests] = row;
  jest.mocked(readKeptProject).mockResolvedValue(whole());
  jest.mocked(isReachable).mockResolvedValue(isThere);
  worker.mockResolvedValueOnce(answer);
  expect(await end()).toEqual({ end: expected });
  expect(asked()).toHaveLength(requests);
});

test('where a browser refuses workers, or the host is not reached, nothing is asked for', async () => {
  jest.mocked(startWorker).mockResolvedValueOnce(false);
  expect(await end()).toEqual({ end: 'failed' });
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await end()).toEqual({ end: 'offline' });
  expect(asked()).toEqual([]);
});

test('a press while it is kept begins nothing, and it ends with the page that is being kept', async () => {
  jest.mocked(readKeptProject).mockResolvedValue(undefined);
  worker.mockImplementation(() => {
    void keepProject('gardens');
    stopKeeping('gardens');
    return Promise.resolve('kept');
  });
  expect(await end()).toEqual({ end: 'stopped' });
  expect(asked()).toEqual(['/p']);
});
