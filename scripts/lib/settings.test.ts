import { demoSettings, resolveSettings } from './settings';

const ports = { apiPort: 4100, sitePort: 9100 };

describe('settings of commands that need no .env', () => {
  test('without any, they are the demo values at the ports asked for', () => {
    expect(resolveSettings(ports, {})).toEqual({
      usesDemoApi: true,
      settings: {
        ...demoSettings(),
        GATSBY_API_URL: 'http://127.0.0.1:4100',
        GATSBY_SITE_URL: 'http://127.0.0.1:9100',
      },
    });
  });

  test('an unchanged copy of .env.example changes nothing', () => {
    expect(resolveSettings(ports, demoSettings())).toEqual(resolveSettings(ports, {}));
  });

  test('an API of their own is used, and no other is started', () => {
    const { settings, usesDemoApi } = resolveSettings(ports, { GATSBY_API_URL: 'https://api.example.sa' });
    expect(usesDemoApi).toBe(false);
    expect(settings.GATSBY_API_URL).toBe('https://api.example.sa');
  });

  test('a malformed value is refused by its name', () => {
    expect(() => resolveSettings(ports, { GATSBY_SITE_URL: 'nonsense' })).toThrow('GATSBY_SITE_URL');
  });
});
