import { howToInstall, isCi } from './tools';

test.each([
  ['apt-get', 'sudo apt-get install -y postgresql'],
  ['dnf', 'sudo dnf install -y postgresql-server'],
  ['pacman', 'sudo pacman -S postgresql'],
  ['apk', 'apk add postgresql17'],
  ['brew', 'brew install postgresql@17'],
  ['none of these', 'sudo apt-get install -y postgresql'],
])('a machine with %s is told: %s', (program, command) => {
  expect(howToInstall('PostgreSQL', (name) => name === program)).toBe(command);
});

test.each([
  [{ CI: 'true' }, true],
  [{ CI: '1' }, true],
  [{ CI: 'false' }, false],
  [{ CI: '' }, false],
  [{}, false],
])('%j decides about a change: %s', (environment, expected) => {
  expect(isCi(environment)).toBe(expected);
});
