/** A number, range or phone number: it reads left to right in either language. */
import styled from 'styled-components';

export const Num = styled.span.attrs({ dir: 'ltr' })`
  unicode-bidi: isolate;
  display: inline-block;
`;
