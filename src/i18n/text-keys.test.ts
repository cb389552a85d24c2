import type { NamespaceKey, TextKey } from './text-keys';

/** The compiler refuses the lines marked as errors, and a mark on a line without an error. */
test('keys of texts are those of the Arabic files', () => {
  const own: NamespaceKey<'units'> = 'states.sold';
  const ofEveryPage: TextKey<'units'> = 'nav.home';
  const counted: NamespaceKey<'blogs'> = 'readingTime';
  // @ts-expect-error There is no such text.
  const unknown: TextKey<'units'> = 'states.unknown';
  // @ts-expect-error It belongs to another namespace.
  const elsewhere: TextKey<'blogs'> = 'states.sold';
  // @ts-expect-error The count chooses the form.
  const form: NamespaceKey<'blogs'> = 'readingTime_one';
  // @ts-expect-error A group is no text.
  const group: NamespaceKey<'units'> = 'states';
  expect([own, ofEveryPage, counted, unknown, elsewhere, form, group]).toHaveLength(7);
});
