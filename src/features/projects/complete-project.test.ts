import type { components } from '../../api-client/schema';
import { completeProject } from './complete-project';

type Contract = components['schemas']['Project'];

test('what the answer lacks is an empty list @10.3', () => {
  const answer = { id: 'a', slug: 'a', buildings: [{ id: 'b' }, null] } as unknown as Contract;
  expect(completeProject(answer)).toMatchObject({
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

test('a picture whose address was none is left out', () => {
  const alt = { ar: '', en: '' };
  const answer = {
    gallery: [
      { url: '', alt },
      { url: 'https://api.example/a.jpg', alt },
    ],
  };
  expect(completeProject(answer as unknown as Contract).gallery).toHaveLength(1);
});
