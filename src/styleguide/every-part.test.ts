import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.resolve('src', file), 'utf8');

/** Components that `src/ui` exports by name: values that begin with a capital. */
const parts = [...read('ui/index.ts').matchAll(/export \{([^}]+)\}/g)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z]/.test(name));

const shown = readdirSync(path.resolve('src/styleguide/parts'))
  .map((file) => read(`dev/parts/${file}`))
  .join('\n');

describe('the developers’ page', () => {
  it('knows what there is to show', () => {
    expect(parts).toEqual(expect.arrayContaining(['Button', 'Dialog', 'Field', 'Picture']));
  });

  it.each(parts)('shows %s', (part) => {
    expect(shown).toMatch(new RegExp(`<${part}[\\s/>]`));
  });
});
