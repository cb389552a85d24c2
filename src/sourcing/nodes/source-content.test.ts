/** @jest-environment jsdom */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Node, NodeInput } from 'gatsby';
import { contentFolder } from '../paths';
import { sourceContent, type ContentTools } from './source-content';
import { watchContent } from './watch-content';

/** A store with the functions of Gatsby's that sourcing calls. */
function createStore() {
  const nodes = new Map<string, NodeInput>();
  const touched: string[] = [];
  const panics: unknown[] = [];
  const tools = {
    actions: {
      createNode: (node: NodeInput) => nodes.set(node.id, node),
      deleteNode: ({ id }: { id: string }) => nodes.delete(id),
      touchNode: ({ id }: { id: string }) => touched.push(id),
    },
    createNodeId: (id: string) => id,
    createContentDigest: (fields: object) => JSON.stringify(fields),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter(({ internal }) => internal.type === type) as unknown as Node[],
    reporter: { panicOnBuild: (message: unknown) => panics.push(message), error: () => undefined },
  } as unknown as ContentTools;
  return { nodes, touched, panics, tools };
}

describe('sourcing the content', () => {
  let root: string;
  let store: ReturnType<typeof createStore>;
  const file = (name: string) => path.join(root, name);
  const edit = (name: string, from: string, to: string) =>
    writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(from, to));

  beforeEach(async () => {
    root = path.join(mkdtempSync(path.join(tmpdir(), 'content-')), 'content');
    cpSync(contentFolder, root, { recursive: true });
    store = createStore();
    await sourceContent(store.tools, root);
  });
  afterEach(() => rmSync(path.dirname(root), { recursive: true }));

  it('makes a node of every file, and of every category of questions', () => {
    expect([...store.nodes.keys()]).toEqual(
      expect.arrayContaining([
        'Brand brand',
        'HomeHero hero',
        'FaqCategory buying',
        'FaqQuestion separate-deed',
      ]),
    );
    expect(store.panics).toEqual([]);
  });

  it('updates the node of a changed text and leaves the others as they were', async () => {
    const before = new Map(store.nodes);
    edit('home/vision.md', 'en: Vision', 'en: Our vision');
    await sourceContent(store.tools, root);
    const changed = [...store.nodes].filter(
      ([id, { internal }]) => internal.contentDigest !== before.get(id)?.internal.contentDigest,
    );
    expect(changed).toEqual([
      ['Vision vision', expect.objectContaining({ heading: { ar: 'رؤيتنا', en: 'Our vision' } })],
    ]);
  });

  it('keeps the last of two texts that are saved in quick succession', async () => {
    const { createNode } = store.tools.actions;
    const heading = () => (store.nodes.get('Vision vision') as { heading?: { en: string } }).heading?.en;
    let stored = 0;
    // The first of them takes longer than the second.
    store.tools.actions.createNode = (async (node: NodeInput) => {
      stored++;
      if (stored === 1) await delay(400);
      void createNode(node);
    }) as unknown as typeof createNode;
    watchContent(store.tools, root);
    edit('home/vision.md', 'en: Vision', 'en: First');
    while (stored === 0) await delay(10);
    edit('home/vision.md', 'en: First', 'en: Second');
    while (heading() === 'Vision' || stored < 2) await delay(10);
    await delay(600);
    expect(heading()).toBe('Second');
  });

  it('deletes the node of a question that is deleted or hidden, also from its category', async () => {
    rmSync(file('faq/separate-deed.md'));
    edit('faq/reserving.md', 'order:', 'hidden: true\norder:');
    await sourceContent(store.tools, root);
    expect(store.nodes.has('FaqQuestion separate-deed')).toBe(false);
    expect(store.nodes.has('FaqQuestion reserving')).toBe(false);
    const { questions } = store.nodes.get('FaqCategory buying') as { questions?: string[] };
    expect(questions).toEqual(['transaction-tax', 'off-plan', 'financing']);
  });

  it('ends the build at a mistake with its place, and keeps every node in development', async () => {
    const before = new Map(store.nodes);
    edit('faq/separate-deed.md', 'category: buying', 'category: selling');
    edit('home/vision.md', 'en: Vision', 'en: New vision');
    const printed = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await sourceContent(store.tools, root);
    expect(store.panics).toEqual([expect.stringContaining('Mistakes in the texts')]);
    expect(printed.mock.calls).toEqual([
      [expect.stringMatching(/^content\/faq\/separate-deed\.md:2:\d+ Category: content/)],
    ]);
    printed.mockRestore();
    expect(store.nodes).toEqual(before);
    expect(store.touched.sort()).toEqual([...before.keys()].sort());
  });
});
