/** The times are said to visitors, so they are written here as the privacy page says them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { draftFor, keepFor, longestPause, receiptFor, sameRequestFor, showFor } from './times';

const days = (count: number) => count * 86_400_000;
const privacy = readFileSync(path.resolve('content/legal/privacy.md'), 'utf8');

test('drafts and attempts end after seven days, and so does what counts as the same request @7.42 @7.48', () => {
  expect([draftFor, keepFor, sameRequestFor]).toEqual([days(7), days(7), days(7)]);
});

test('words of what never arrived and numbers of what did are kept for thirty days @7.51', () => {
  expect([showFor, receiptFor]).toEqual([days(30), days(30)]);
});

test('the API can ask for an hour of patience @7.47', () => {
  expect(longestPause).toBe(3_600_000);
});

test('the privacy page says the same in both languages @7.51', () => {
  const [arabic = '', english = ''] = privacy.split('# English');
  expect(arabic).toMatch(/ولم ترسله بعد، حتى لا يضيع إن أُغلقت الصفحة: سبعة أيام\./);
  expect(arabic).toMatch(/يرسله متصفحك كلما فتحت موقعنا في سبعة أيام،.*ومحوناه بعد ثلاثين يومًا من كتابته\./);
  expect(arabic).toMatch(/رقم المتابعة لطلب وصلنا،.*: ثلاثين يومًا\./);
  expect(english).toMatch(/typed and have not sent yet,.*: for seven days\./);
  expect(english).toMatch(
    /whenever you open our site within seven days,.*erase it thirty days after you wrote it\./,
  );
  expect(english).toMatch(/reference number of a request that reached us,.*: for thirty days\./);
});
