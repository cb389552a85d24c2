import { browserLock, tabLock } from './lock';

const locks = [
  { name: 'in this tab', lock: tabLock() },
  { name: 'where the browser has none', lock: browserLock(() => undefined) },
  {
    name: 'where the browser refuses them',
    lock: browserLock(() => {
      throw new DOMException('', 'SecurityError');
    }),
  },
];

describe.each(locks)('a lock $name', ({ lock }) => {
  test('runs one task at a time, in order', async () => {
    const order: string[] = [];
    const work = (name: string) => () => {
      order.push(`${name} begins`);
      return Promise.resolve().then(() => order.push(`${name} ends`));
    };
    await Promise.all([lock('one', 'wait', work('first')), lock('one', 'wait', work('second'))]);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  test('is skipped while it is held, and free again afterwards, also after a failure', async () => {
    const failing = lock('one', 'wait', () => Promise.reject(new Error('broken')));
    const skipped = lock('one', 'skip', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    expect(await skipped).toBeUndefined();
    expect(await lock('one', 'skip', () => Promise.resolve('done'))).toBe('done');
  });

  test('does not block other names', async () => {
    const held = lock('one', 'wait', () => lock('two', 'skip', () => Promise.resolve('inside')));
    expect(await held).toBe('inside');
  });
});
