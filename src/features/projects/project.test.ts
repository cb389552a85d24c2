import { enums } from '../../api/contract';
import { publicStatuses, statusTone } from './project';

test.each([
  ['Draft', 'grey'],
  ['Under_Construction', 'warning'],
  ['Soon_Sale', 'warning'],
  ['For_Sale', 'success'],
  ['Completed', 'bronze'],
  ['Something new', 'grey'],
])('%s is shown in %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});

test('visitors see every status but Draft', () => {
  expect([...publicStatuses].sort()).toEqual(
    enums.ProjectStatus.filter((status) => status !== 'Draft').sort(),
  );
});
