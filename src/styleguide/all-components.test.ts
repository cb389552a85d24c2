import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.resolve('src', file), 'utf8');

/** Components that `src/ui` exports by name. */
const components = [...read('ui/index.ts').matchAll(/export \{([^}]+)\}/g)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z]/.test(name));

const shown = readdirSync(path.resolve('src/styleguide/parts'))
  .map((file) => read(`styleguide/parts/${file}`))
  .join('\n');

describe('the style guide', () => {
  it('finds the components of src/ui', () => {
    expect(components).toEqual(expect.arrayContaining(['Button', 'Dialog', 'Field', 'Picture']));
  });

  it.each(components)('shows %s', (component) => {
    expect(shown).toMatch(new RegExp(`<${component}[\\s/>]`));
  });
});
