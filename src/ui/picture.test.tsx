import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Picture } from './picture';

const image: IGatsbyImageData = {
  layout: 'constrained',
  width: 680,
  height: 510,
  backgroundColor: '#8898b8',
  images: {
    fallback: { src: '/680.jpg', srcSet: '/200.jpg 200w, /680.jpg 680w', sizes: '23vw' },
    sources: [{ type: 'image/avif', srcSet: '/200.avif 200w, /680.avif 680w', sizes: '23vw' }],
  },
};
const source = { url: 'https://api.sa/a.jpg', file: { childImageSharp: { gatsbyImageData: image } } };

test.each([undefined, '92px'])('each format is chosen by the width of the place: %s', (sizes) => {
  const { container } = render(<Picture source={source} alt="Front" sizes={sizes} />);
  const sized = [...container.querySelectorAll('[srcset]')].map((element) => element.getAttribute('sizes'));
  expect(sized).toEqual([sizes ?? '23vw', sizes ?? '23vw']);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
});

test('until it is loaded, the box has the main colour of the picture', () => {
  const { container } = render(<Picture source={source} alt="Front" />);
  expect(container.firstElementChild).toHaveStyle({ backgroundColor: '#8898b8' });
});

test.each([source, { url: 'https://api.sa/a.jpg' }])(
  'the largest picture of the first screen is fetched at once, also an original: %#',
  (picture) => {
    render(<Picture source={picture} alt="Front" priority />);
    const shown = screen.getByRole('img');
    expect(shown).toHaveAttribute('loading', 'eager');
    expect(shown).toHaveAttribute('fetchpriority', 'high');
  },
);
