import fc from 'fast-check';
import { foldText, foldWord, westernDigits } from './fold-text';

test.each([
  ['أحمد', 'احمد'],
  ['إسكان', 'اسكان'],
  ['آفاق', 'افاق'],
  ['الرّبوة', 'الربوه'],
  ['مستشفى', 'مستشفي'],
  ['مُـــدرّجات', 'مدرجات'],
  ['بيتٌ', 'بيت'],
  ['غرفتان ٢ و۳', 'غرفتان 2 و3'],
  ['Café AL-YASMIN', 'cafe al-yasmin'],
])('%s is folded to %s', (text, folded) => expect(foldText(text)).toBe(folded));

test.each([
  ['الياسمين', 'ياسمين'],
  ['والرياض', 'رياض'],
  ['بالملقا', 'ملقا'],
  ['الف', 'الف'],
  ['Al', 'al'],
])('the word %s is folded to %s', (word, kept) => expect(foldWord(word)).toBe(kept));

test('digits of every kind become Western', () => {
  expect(westernDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
});

const arabic = fc.string({ unit: fc.constantFrom(...'أإآٱاةهىييکكبتثلمن ٠٥٩۰۹ًُِّـ\u200f') });

test('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.oneof(arabic, fc.string({ unit: 'grapheme' })), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

test('marks, tatweel and the seat of the hamza make no difference', () => {
  fc.assert(
    fc.property(arabic, (text) => {
      const marked = [...text].map((letter) => `${letter === 'ا' ? 'أ' : letter}\u064Fـ`).join('');
      expect(foldText(marked)).toBe(foldText(text));
    }),
  );
});
