/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import styled, { createGlobalStyle, css, keyframes, ServerStyleSheet } from 'styled-components';
import { CompiledStyles } from './compiled-styles';

const fade = keyframes`from { opacity: 0; }`;
const Base = styled.p<{ $width: number }>`
  inline-size: ${({ $width }) => $width}px;
  animation: ${fade} 1s;
  & > a:hover {
    color: red;
  }
`;
const Extended = styled(Base)`
  ${({ $width }) =>
    $width > 5 &&
    css`
      opacity: ${$width / 10};
    `}
`;
const Global = createGlobalStyle<{ $size: number }>`
  html { font-size: ${({ $size }) => $size}px; }
`;

const page = (sizes: readonly number[]) => (
  <>
    {sizes.map((size) => (
      <div key={size}>
        <Global $size={size} />
        <Base $width={size} />
        <Extended $width={size} />
      </div>
    ))}
  </>
);

/** HTML and styles of a page, as gatsby-plugin-styled-components collects them. */
function render(element: JSX.Element): string {
  const sheet = new ServerStyleSheet();
  try {
    return renderToString(sheet.collectStyles(element)) + sheet.getStyleTags();
  } finally {
    sheet.seal();
  }
}

test.each([
  ['the first page', [3, 6, 9]],
  ['the same page again', [3, 6, 9]],
  ['some of it in another order', [9, 3]],
  ['with more', [1, 3, 9, 12]],
])('pages get exactly the styles that they use: %s', (_, sizes) => {
  const expected = render(page(sizes));
  expect(expected).toContain('font-size');
  expect(render(<CompiledStyles>{page(sizes)}</CompiledStyles>)).toBe(expected);
});
