import { routes } from '../lib/routes';
import { pageLayout } from './page-layout';

test('the home page starts at the very top; no other page does', () => {
  expect(pageLayout(routes.home).landing).toBe(true);
  for (const path of [routes.about, routes.projects, routes.project('x'), routes.maintenance, '/nope']) {
    expect(pageLayout(path).landing).toBe(false);
  }
});

test.each([
  routes.home,
  routes.about,
  routes.projects,
  routes.project('alyasmin-gardens'),
  routes.blogs,
  routes.blog('rent-or-buy'),
  routes.rentals,
  routes.rental('rnt-2001'),
  routes.faq,
])('%s has the button that leads back to the top @2.54', (path) => {
  expect(pageLayout(path).backToTop).toBe(true);
});

test.each([
  routes.contact,
  routes.projectContact('alyasmin-gardens'),
  routes.projectShare('alyasmin-gardens'),
  routes.consultation,
  routes.maintenance,
  routes.interest,
  '/aboutness',
  '/nope',
])('%s does not', (path) => {
  expect(pageLayout(path).backToTop).toBe(false);
});
