import { offeredChoices, projectChoices } from './project-choices';

const project = (id: string, slug: string, name = slug) => ({ id, slug, name: { ar: name, en: name } });
const built = [project('p1', 'almalqa'), project('p2', 'alnarjis')];
const named = (chosen: string, current = built) =>
  offeredChoices(projectChoices(current, built), chosen).map(({ name }) => name.en);

test('a project published or renamed after the build is in its place', () => {
  const current = [
    project('p3', 'almasif'),
    project('p2', 'alnarjis', 'Al Narjis II'),
    project('p1', 'almalqa'),
  ];
  expect(named('', current)).toEqual(['almalqa', 'almasif', 'Al Narjis II']);
});

test('a project that is no longer published is offered only to a visitor who has chosen it', () => {
  const current = [project('p1', 'almalqa')];
  expect(named('', current)).toEqual(['almalqa']);
  expect(named('p1', current)).toEqual(['almalqa']);
  expect(named('p2', current)).toEqual(['almalqa', 'alnarjis']);
});
