import styled from 'styled-components';
import { createPrerendered } from '../../ui';
import { SentenceField as FieldParts } from './sentence-field';

const Field = createPrerendered(process.env['BUILD_STAGE'] !== 'build-javascript' && FieldParts, () =>
  import('./sentence-field').then((module) => module.SentenceField),
);

/** The field as prerendered HTML: a form, which needs no code. */
export const SentenceField = () => (
  <Reserved>
    <Field />
  </Reserved>
);

/** As high as the field: after a visit to another page its code comes later, and must not move the list. */
const Reserved = styled.div`
  min-block-size: calc(var(--fs-body) * var(--lh-body) + var(--s2) + 54px);
  @media (scripting: none) {
    min-block-size: 0;
  }
`;
