import { readSettings, SettingsError } from './settings';

test('every setting has a default, and an empty variable counts as missing', () => {
  const defaults = readSettings({});
  expect(defaults).toMatchObject({ CREATES_PER_MINUTE: 30, TRUST_PROXY: false, LOG_LEVEL: 'info' });
  expect([defaults.DATABASE_URL, defaults.PUBLIC_URL]).toEqual([undefined, undefined]);
  expect(readSettings({ DATABASE_URL: '', LOG_LEVEL: '' })).toEqual(defaults);
});

test.each([
  ['DATABASE_URL', 'nope'],
  ['PUBLIC_URL', 'example.sa'],
  ['CREATES_PER_MINUTE', 'many'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['CREATES_PER_MINUTE', '-1'],
  ['CREATES_PER_MINUTE', '1e309'],
  ['TRUST_PROXY', 'perhaps'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['LOG_LEVEL', 'loud'],
  ['ENQUIRY_WEBHOOK_URL', 'http://hooks.example.sa'],
  ['ENQUIRY_WEBHOOK_URL', 'https://user:password@hooks.example.sa'],
  ['ENQUIRY_WEBHOOK_SECRET', 'secret'],
  ['ENQUIRY_WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
  ['SMTP_URL', 'https://mail.example.sa'],
  ['SMTP_URL', 'smtp://mail.example.sa?logger=true'],
  ['ENQUIRY_EMAIL_TO', 'sales@example.sa, other@example.sa'],
  ['ENQUIRY_EMAIL_TO', 'sales@example.sa\r\nBcc: other@example.sa'],
  ['ENQUIRY_EMAIL_FROM', 'Sales <sales@example.sa>'],
])('a malformed %s (%s) is an error with its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test.each([
  [{ ENQUIRY_WEBHOOK_URL: 'https://hooks.example.sa' }, 'Missing: ENQUIRY_WEBHOOK_SECRET'],
  [{ SMTP_URL: 'smtps://mail.example.sa' }, 'Missing: ENQUIRY_EMAIL_TO, ENQUIRY_EMAIL_FROM'],
])('settings of which a part is missing are an error that names it', (settings, message) => {
  expect(() => readSettings(settings)).toThrow(message);
});

test.each([
  ['false', false],
  ['0', false],
  ['2', 2],
  ['10.0.0.0/8, 2001:db8::1,loopback', ['10.0.0.0/8', '2001:db8::1', 'loopback']],
])('TRUST_PROXY=%s trusts %j', (text, expected) => {
  expect(readSettings({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(expected);
});

test('TRUST_PROXY=true is refused, with what to write instead', () => {
  expect(() => readSettings({ TRUST_PROXY: 'true' })).toThrow('the number of proxies in front');
});
