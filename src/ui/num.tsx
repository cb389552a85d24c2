import styled from 'styled-components';

/** A number, range, phone number or email address: left to right in either language. */
export const Num = styled.span.attrs({ dir: 'ltr' })`
  unicode-bidi: isolate;
  display: inline-block;
`;
