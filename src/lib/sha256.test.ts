/** @jest-environment node */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sha256 } from './sha256';

const expected = (text: string) => createHash('sha256').update(text).digest('hex');

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('is the standard hash of %i letters', (length) => {
  expect(sha256('ن'.repeat(length))).toBe(expected('ن'.repeat(length)));
  expect(sha256('a'.repeat(length))).toBe(expected('a'.repeat(length)));
});

test('is the standard hash of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => sha256(text) === expected(text)),
  );
});
