import { withoutScripts } from './script-free-twin';

test('scripts and the hints that fetch them are removed, the rest stays', () => {
  const page =
    '<head><link rel="preload" as="font" href="/f.woff2"/><script>a()</script><style>b{}</style></head>' +
    '<body><main>text</main><template id="deferred-scripts" data-page="/"><script src="/app.js" async></script>' +
    '<link rel="preload" as="fetch" href="/d.json"/></template><link rel="preload" as="script" href="/x.js"/></body>';
  expect(withoutScripts(page)).toBe(
    '<head><link rel="preload" as="font" href="/f.woff2"/><style>b{}</style></head><body><main>text</main></body>',
  );
});
