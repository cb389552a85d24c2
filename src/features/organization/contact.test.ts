import { callNumber, chatNumbers, chooseNumber } from './contact';
import type { Organization } from './organization';

const profile = (numbers: Partial<Organization>): Organization => ({
  name: { ar: 'شاقول', en: 'Shaqool' },
  plugins: [],
  ...numbers,
});
const [phone1, phone2, whatsapp] = ['0500000001', '0500000002', '0500000003'];

test.each<[string, Partial<Organization>, string | undefined]>([
  ['both', { phone1, whatsapp }, phone1],
  ['no WhatsApp number', { phone1, phone2 }, undefined],
  ['an empty WhatsApp number', { phone1, whatsapp: '' }, undefined],
  ['no first phone', { phone2, whatsapp }, undefined],
  ['nothing', {}, undefined],
])('with %s the number to call is %j → %s', (_, numbers, expected) => {
  expect(callNumber(profile(numbers))).toBe(expected);
});

test.each<[string, Partial<Organization>, string[]]>([
  ['both', { phone2, whatsapp }, [whatsapp, phone2]],
  ['only WhatsApp', { phone1, whatsapp, phone2: null }, [whatsapp]],
  ['only the second phone', { phone1, phone2 }, [phone2]],
  ['the same number twice, written differently', { phone2: '+966 50 000 0003', whatsapp }, [whatsapp]],
  ['none', { phone1, phone2: '', whatsapp: null }, []],
])('with %s a chat may go to %j → %j', (_, numbers, expected) => {
  expect(chatNumbers(profile(numbers))).toEqual(expected);
});

test.each([
  [0, whatsapp],
  [0.49, whatsapp],
  [0.5, phone2],
  [0.999, phone2],
])('the random number %d chooses %s @2.50', (random, expected) => {
  expect(chooseNumber([whatsapp, phone2], undefined, random)).toBe(expected);
});

test('the number that was chosen before stays while the profile has it', () => {
  expect(chooseNumber([whatsapp, phone2], phone2, 0)).toBe(phone2);
  expect(chooseNumber([whatsapp], phone2, 0.9)).toBe(whatsapp);
  expect(chooseNumber([], phone2, 0.9)).toBeUndefined();
});
