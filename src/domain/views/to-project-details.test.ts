import type { components } from '../../api-client/generated/schema';
import { toProjectDetails } from './to-project-details';

type Contract = components['schemas']['Project'];

test('missing lists are empty @10.3', () => {
  const answer = { id: 'a', slug: 'a', buildings: [{ id: 'b' }, null] } as unknown as Contract;
  expect(toProjectDetails(answer)).toMatchObject({
    id: 'a',
    gallery: [],
    advantages: [],
    guarantees: [],
    after_sales_services: [],
    nearby_services: [],
    buildings: [{ id: 'b', units: [] }],
    floor_plans: [],
    unit_photos: [],
  });
});

test('a picture without an address is left out', () => {
  const alt = { ar: '', en: '' };
  const answer = {
    gallery: [
      { url: '', alt },
      { url: 'https://api.example/a.jpg', alt },
    ],
  };
  expect(toProjectDetails(answer as unknown as Contract).gallery).toHaveLength(1);
});
