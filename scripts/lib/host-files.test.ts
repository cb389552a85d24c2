import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pagePolicy } from '../../deploy/rules/security-policy';
import { headersFile, policyIn } from '../../deploy/rules/headers-file';
import { locales } from '../../src/i18n/locales';
import { readEnv } from '../../src/lib/env';
import { pageSources, writeWithdrawnMarks } from './host-files';

const settings = {
  GATSBY_API_URL: 'https://api.example.sa',
  GATSBY_ORGANIZATION_KEY: 'key',
  GATSBY_SITE_URL: 'https://www.example.sa',
};
const media = {
  pictures: ['https://cdn.example.sa', 'https://api.example.sa'],
  downloads: ['https://files.example.sa'],
};

const directives = (env: Record<string, string>) =>
  Object.fromEntries(
    pagePolicy(pageSources(readEnv({ ...settings, ...env }), media, ['sha256-abc=']))
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

test('pages call the API and the hosts of brochures, and show pictures of the data and of the map', () => {
  expect(directives({})).toMatchObject({
    'connect-src': ["'self'", 'https://api.example.sa', 'https://files.example.sa'],
    'img-src': [
      "'self'",
      'data:',
      'https://api.example.sa',
      'https://cdn.example.sa',
      'https://tile.openstreetmap.org',
    ],
    'script-src': ["'self'", "'sha256-abc='"],
    'frame-ancestors': ["'none'"],
  });
});

test('where calls are forwarded, pages do not call the API itself', () => {
  expect(directives({ GATSBY_API_FORWARDED: 'on' })['connect-src']).toEqual([
    "'self'",
    'https://files.example.sa',
  ]);
});

test('tiles may come from several hosts, and pictures from origins that are set', () => {
  const env = {
    GATSBY_TILES_URL: 'https://{s}.tiles.example.sa:8443/{z}/{x}/{y}.png?key=k',
    MEDIA_ORIGINS: 'https://next.example.sa',
  };
  expect(directives(env)['img-src']).toEqual(
    expect.arrayContaining(['https://*.tiles.example.sa:8443', 'https://next.example.sa']),
  );
});

test('scripts are never allowed by what they could also come from', () => {
  for (const unsafe of ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'data:']) {
    expect(directives({})['script-src']).not.toContain(unsafe);
  }
});

test('the Node server reads the policy that static hosts send', () => {
  expect(policyIn(headersFile("default-src 'none'; script-src 'self'", "default-src 'self'"))).toBe(
    "default-src 'none'; script-src 'self'",
  );
  expect(policyIn('')).toBeUndefined();
});

test('pages of withdrawn adverts are marked in each language until they are back, and no mark leaves its folder @11.9', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marks-'));
  const marks = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));
  try {
    writeWithdrawnMarks(folder, [
      ...['/projects/detail/gone', '/blogs/%D8%A8%D9%8A%D8%AA', '/rentals/..%2F..%2F..%2Findex'],
      `/rentals/${'long'.repeat(100)}`,
    ]);
    const ofEachLanguage = Object.values(locales).flatMap(({ localePrefix }) => [
      `_withdrawn${localePrefix}/blogs/بيت.txt`,
      `_withdrawn${localePrefix}/projects/detail/gone.txt`,
    ]);
    expect(marks().sort()).toEqual(ofEachLanguage.sort());
    expect(existsSync(path.join(folder, '../index.txt'))).toBe(false);
    writeWithdrawnMarks(folder, []);
    expect(marks()).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
