import ts from 'typescript';
import { checkUses } from './check-uses';
import { createCatalogue } from './check-texts';
import { findUses } from './find-uses';

const file = 'src/page.tsx';

const usesOf = (code: string) =>
  findUses(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));

const shown = (code: string) => usesOf(code).map(({ namespace, shown }) => `${namespace}: ${shown}`);

const catalogue = createCatalogue(
  ['common:home', 'units:floor', 'units:states.sold', 'units:states.available', 'units:rooms_other'].map(
    (name, index) => {
      const [namespace = '', key = ''] = name.split(':');
      return { language: 'en', namespace, key, value: key, file: `${namespace}.json`, line: index + 1 };
    },
  ),
);

/** Problems of the code, without the texts that it does not show. */
const missing = (code: string) =>
  checkUses(catalogue, usesOf(code)).flatMap(({ file: at, line, message }) =>
    at === file ? [`${line} ${message}`] : [],
  );

/** Keys that the code leaves unused. */
const unused = (code: string) =>
  checkUses(catalogue, usesOf(code)).flatMap(({ file: at, message }) =>
    at === file ? [] : [message.split(':')[0]],
  );

describe('texts that code asks for', () => {
  it('are found in the namespace of their hook', () => {
    expect(shown("const { t } = useTranslation('units'); const text = t('floor');")).toEqual([
      'units: floor',
    ]);
  });

  it('are common ones where the hook names no namespace', () => {
    expect(shown("const { t } = useTranslation(); t('home');")).toEqual(['common: home']);
  });

  it('are found under another name of the function', () => {
    const code = "const { t } = useTranslation('rentals'); const { t: unitText } = useTranslation('units');";
    expect(shown(`${code} unitText('floor'); t('title');`)).toEqual(['units: floor', 'rentals: title']);
  });

  it('belong to the hook of their own function', () => {
    const code = `
      function One() { const { t } = useTranslation(); return <p>{t('home')}</p>; }
      function Two() { const { t } = useTranslation('units'); return [1].map(() => t('floor')); }`;
    expect(shown(code)).toEqual(['common: home', 'units: floor']);
  });

  it('may be either of two', () => {
    expect(shown("const { t } = useTranslation(); t(a ? 'sending' : 'send');")).toEqual([
      'common: sending',
      'common: send',
    ]);
  });

  it('are found in the head of a page', () => {
    const code =
      '<TextHead locales={x} namespace="enquiries" title="pages.title" lead="pages.lead" path={p} />';
    expect(shown(code)).toEqual(['enquiries: pages.title', 'enquiries: pages.lead']);
  });

  it('are found where both languages are asked for at once', () => {
    expect(shown("textsOf(locales, 'rentals', 'head.title', {});")).toEqual(['rentals: head.title']);
  });

  it('are not what other functions take', () => {
    expect(shown("t('home'); const { t: other } = useSomething(); other('home');")).toEqual([]);
  });
});

describe('a text that nobody wrote', () => {
  it('is named with its line', () => {
    expect(missing("const { t } = useTranslation('units');\nt('flor');")).toEqual([
      '2 expected a text "flor" in units or common, found none',
    ]);
  });

  it('may stand in the common texts', () => {
    expect(missing("const { t } = useTranslation('units'); t('home');")).toEqual([]);
  });

  it('is looked for by the part of its key that is known', () => {
    const hook = "const { t } = useTranslation('units');";
    expect(missing(`${hook} t(\`states.\${state}\`);`)).toEqual([]);
    expect(missing(`${hook} t(\`stages.\${stage}\`);`)).toEqual([
      '1 expected a text "stages.…" in units or common, found none',
    ]);
  });
});

describe('a text that nobody asks for', () => {
  const hook = "const { t } = useTranslation('units');";

  it('is named', () => {
    expect(unused(`${hook} t('floor'); t('rooms', { count: 2 });`)).toEqual([
      'home',
      'states.sold',
      'states.available',
    ]);
  });

  it('is asked for by a key whose end comes at run time', () => {
    expect(unused(`${hook} t(\`states.\${state}\`);`)).toEqual(['home', 'floor', 'rooms']);
  });

  it('is asked for by a computed key when the file names it or its group', () => {
    expect(unused(`${hook} const columns = ['floor', 'rooms']; columns.map((column) => t(column));`)).toEqual(
      ['home', 'states.sold', 'states.available'],
    );
    expect(unused(`${hook} t(\`\${group}.\${value}\`); word('states', value);`)).toEqual([
      'home',
      'floor',
      'rooms',
    ]);
  });
});
