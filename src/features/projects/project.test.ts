import { enums } from '../../api-client/generated/contract-values';
import { publicStatuses } from '../../domain/conditions/table';
import { statusKey, statusTone } from './project';

test('a project is in one of five states @3.3 @4.1', () => {
  expect(enums.ProjectStatus).toEqual(['Draft', 'Under_Construction', 'Soon_Sale', 'For_Sale', 'Completed']);
});

test.each([
  ['Draft', 'grey'],
  ['Under_Construction', 'warning'],
  ['Soon_Sale', 'warning'],
  ['For_Sale', 'success'],
  ['Completed', 'bronze'],
])('%s is shown in %s @4.2', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
  expect(statusKey(status)).toBe(`status.${status}`);
});

test.each(['Something new', '', 'constructor', '__proto__'])(
  'the unknown status “%s” counts as a draft',
  (status) => {
    expect(statusTone(status)).toBe('grey');
    expect(statusKey(status)).toBe('status.Draft');
  },
);

test('visitors see every status but Draft', () => {
  expect([...publicStatuses].sort()).toEqual(['Completed', 'For_Sale', 'Soon_Sale', 'Under_Construction']);
});
