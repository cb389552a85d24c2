import { kinds } from '../../sourcing/content/kinds';
import { toShape, type Shape } from '../format/schema-shape';

const addressKinds = ['link', 'address', 'destination', 'identifier'];

/** Names of the fields below a shape that hold an address or a name in Latin letters. */
function namesIn(shape: Shape, name = ''): string[] {
  if (shape.kind === 'group') return shape.fields.flatMap(([inner, field]) => namesIn(field, inner));
  if (shape.kind === 'list') return namesIn(shape.row, name);
  return shape.kind === 'value' && addressKinds.includes(shape.meta.kind) ? [name] : [];
}

/**
 * A style sheet in which addresses are read from left to right, also on the Arabic side: the application gives each field, its
 * preview and the row of a list the direction of their language, in which `/projects` is shown as `projects/`.
 */
export function addressStyles(): string {
  const names = [...new Set(kinds.flatMap(({ schema }) => namesIn(toShape(schema))))];
  const paths = names.flatMap((name) => [`[data-key-path='${name}']`, `[data-key-path$='.${name}']`]);
  const fields = `:is(${paths.join(', ')})`;
  return `
    [data-field-type='string']${fields} input { direction: ltr; text-align: start; }
    ${fields} > p[dir='rtl'] { direction: ltr; text-align: end; }
    [dir='rtl'] .summary > .truncated-text { unicode-bidi: plaintext; text-align: right; }`;
}
