import { EnvError, readEnv } from './env';

const complete = {
  GATSBY_API_URL: 'http://127.0.0.1:4000/',
  GATSBY_ORGANIZATION_KEY: 'demo-organization-key',
  GATSBY_SITE_URL: 'https://www.example.sa',
};

test('a complete environment is read, and origins lose their trailing slash', () => {
  expect(readEnv(complete)).toMatchObject({ GATSBY_API_URL: 'http://127.0.0.1:4000', API_IMAGES: 'on' });
});

test.each(Object.keys(complete))('a missing %s fails by its name', (name) => {
  const rest = Object.fromEntries(Object.entries(complete).filter(([key]) => key !== name));
  expect(() => readEnv(rest)).toThrow(EnvError);
  expect(() => readEnv(rest)).toThrow(name);
});

test.each([
  ['GATSBY_API_URL', 'not an address'],
  ['GATSBY_API_URL', 'ftp://example.sa'],
  ['GATSBY_API_URL', 'http://example.sa/api/v1'],
  ['GATSBY_SITE_URL', 'example.sa'],
  ['GATSBY_ORGANIZATION_KEY', 'with space'],
  ['GATSBY_TILES_URL', 'https://tiles.example.sa/map.png'],
  ['GATSBY_TILES_URL', 'tiles/{z}/{x}/{y}.png'],
  ['API_IMAGES', 'maybe'],
  ['API_MAX_DROPPED', '101'],
  ['API_MAX_DROPPED', 'few'],
  ['API_TIMEOUT', '0'],
  ['API_TIMEOUT', '1.5'],
  ['MEDIA_ORIGINS', 'https://media.example.sa media.example.sa'],
  ['MEDIA_ORIGINS', 'https://media.example.sa/pictures'],
])('a malformed %s (%s) fails by its name', (name, value) => {
  expect(() => readEnv({ ...complete, [name]: value })).toThrow(name);
});

test('map tiles are those of OpenStreetMap unless others are set', () => {
  expect(readEnv(complete).GATSBY_TILES_URL).toContain('tile.openstreetmap.org');
  const own = 'https://{s}.tiles.example.sa/{z}/{x}/{y}.png?key=k';
  expect(readEnv({ ...complete, GATSBY_TILES_URL: own }).GATSBY_TILES_URL).toBe(own);
});

test('origins of media are read from a list', () => {
  expect(readEnv(complete).MEDIA_ORIGINS).toBe('');
  const list = ' https://a.example.sa, https://b.example.sa:8443/ ';
  expect(readEnv({ ...complete, MEDIA_ORIGINS: list }).MEDIA_ORIGINS).toBe(
    'https://a.example.sa https://b.example.sa:8443',
  );
});

test('every problem is named at once', () => {
  expect(() => readEnv({})).toThrow(/GATSBY_API_URL[\s\S]*GATSBY_ORGANIZATION_KEY[\s\S]*GATSBY_SITE_URL/);
});
