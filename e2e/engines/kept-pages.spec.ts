import { createHash } from 'node:crypto';
import { demoProjectPath } from '../support/api';
import { formOf } from '../support/enquiry-forms';
import { openFaultGate, type FaultGate } from '../support/fault-gate';
import { isKeptHere } from '../support/is-kept-here';
import { openSiteGate, type Rewrite, type SiteGate } from '../support/site-gate';
import { text } from '../support/texts';
import { fillIn, newPerson, plain } from './enquiry';
import { expect, test as base } from './fixtures';
import { form, main, targetsIn } from './targets';
import { Visitor } from './visitor';

/** The site and the API behind gates of their own. */
const test = base.extend<{ gate: SiteGate; apiGate: FaultGate; reader: Visitor }>({
  gate: async ({ siteUrl }, use) => {
    const gate = await openSiteGate(siteUrl);
    await use(gate);
    await gate.close();
  },
  apiGate: async ({ siteUrl }, use) => {
    const gate = await openFaultGate(siteUrl);
    await use(gate);
    await gate.close();
  },
  proxyUrl: async ({ apiGate }, use) => use(apiGate.proxy.server),
  reader: async ({ visitor, gate }, use) => use(new Visitor(visitor.page, gate.url)),
});

test.use({ expectedErrors: /./ });

const title = { role: 'heading', within: main } as const;

const scriptHash = (script: string): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Changes what tells pages of one release from those of another, and what the policy says of it. */
const asNextRelease: Rewrite = (path, body, headers) => {
  if (path === '/page-data/app-data.json')
    return body.replace(/"webpackCompilationHash":"[^"]*"/, '"webpackCompilationHash":"next"');
  const next = 'window.___webpackCompilationHash="next";';
  return body.replace(/window\.___webpackCompilationHash="[^"]*";/, (script) => {
    const policy = headers['content-security-policy'];
    headers['content-security-policy'] = String(policy).replace(scriptHash(script), scriptHash(next));
    return next;
  });
};

const isScript = '[-.][0-9a-f]{12,}[.]js$';

/** How many scripts the document has loaded. */
const countScripts = (pattern: string): number =>
  performance.getEntriesByType('resource').filter(({ name }) => new RegExp(pattern).test(name)).length;

/** Whether the document has loaded more scripts than these, and all of them are kept. */
const areMoreScriptsKept = async ([pattern, before]: readonly [string, number]): Promise<boolean> => {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => new RegExp(pattern).test(path));
  const kept = await Promise.all(loaded.map((path) => caches.match(path, { cacheName: 'files-1' })));
  return loaded.length > before && kept.every((one) => one !== undefined);
};

test('six pages of two releases are read again without a network, a seventh says so, and an enquiry arrives once @9.18', async ({
  reader,
  gate,
  apiGate,
  siteLocale,
  db,
}) => {
  const paths = ['/', '/projects', demoProjectPath, '/FAQ', '/about', '/intrest'];
  const titles: string[] = [];
  for (const path of paths) {
    if (path === '/FAQ') gate.setRewrite(asNextRelease);
    await reader.visit(path);
    titles.push(await reader.find(title, /.+/));
    await reader.until(isKeptHere, path, `${path} is kept`);
  }
  const { field, send } = targetsIn(siteLocale);
  // The code of the form comes when it is touched.
  const before = await reader.page.evaluate(countScripts, isScript);
  await reader.press(field('textbox', 'fields.full_name'));
  await reader.until(areMoreScriptsKept, [isScript, before] as const, 'its code is kept');

  gate.setCut(true);
  await apiGate.setFault('down');
  await reader.page.goto('about:blank');
  for (const [index, path] of paths.entries()) {
    await reader.visit(path);
    await reader.read(title, titles[index] ?? '');
  }
  const person = newPerson();
  const { kind, typed, chosen } = formOf('interest');
  await fillIn(reader, siteLocale, person, { kind, typed: plain(typed), chosen });
  await reader.press(send);
  await reader.read(form, text(siteLocale, 'enquiries', 'saved'));
  await reader.visit('/blogs');
  await reader.read(title, text(siteLocale, 'kept', 'offline'));

  gate.setCut(false);
  await apiGate.setFault(undefined);
  await reader.visit('/FAQ');
  await expect
    .poll(() => db('select 1 from enquiries where full_name = $1', [person.full_name]), { timeout: 30_000 })
    .toHaveLength(1);
  await reader.visit('/about');
  expect(await db('select 1 from enquiries where full_name = $1', [person.full_name])).toHaveLength(1);
});
