/** @jest-environment jsdom */
import { saveForms, restoreForms } from './form-backup';

const page = `<main>
  <form><input name="other"></form>
  <form>
    <input name="full_name"><input name="secret" type="password"><input name="key" type="hidden" value="1">
    <textarea name="note"></textarea>
    <select name="rooms"><option value=""></option><option value="3">3</option></select>
    <input type="checkbox" name="consent" value="yes">
    <input type="radio" name="way" value="call"><input type="radio" name="way" value="chat">
  </form>
</main>`;

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};
const chat = () => document.querySelector<HTMLInputElement>('[value="chat"]');

/** As a reload does: a new document, the same history entry. */
const reload = () => (document.body.innerHTML = page);

function fillIn(): void {
  field('full_name').value = 'سارة الغامدي';
  field('secret').value = 'secret';
  field('note').value = 'two\nlines';
  field('rooms').value = '3';
  field('consent').checked = true;
  chat()?.click();
}

beforeEach(() => {
  history.replaceState({ key: 'gatsby' }, '');
  reload();
});

test('typed and chosen values are restored after a reload, and the router’s state is kept', () => {
  fillIn();
  saveForms();
  reload();
  restoreForms();
  expect(field('full_name').value).toBe('سارة الغامدي');
  expect(field('note').value).toBe('two\nlines');
  expect(field('rooms').value).toBe('3');
  expect(field('consent').checked).toBe(true);
  expect(chat()?.checked).toBe(true);
  expect(field('other').value).toBe('');
  expect(history.state).toEqual({ key: 'gatsby' });
});

test('passwords are not saved', () => {
  fillIn();
  saveForms();
  expect(JSON.stringify(history.state)).not.toContain('secret"');
  reload();
  restoreForms();
  expect(field('secret').value).toBe('');
});

test('a field that has another value by now keeps it', () => {
  fillIn();
  saveForms();
  reload();
  field('full_name').value = 'نورة';
  restoreForms();
  expect(field('full_name').value).toBe('نورة');
});

test('restoring a field fires the events of typing', () => {
  fillIn();
  saveForms();
  reload();
  const events: string[] = [];
  document.body.addEventListener('input', ({ target }) => events.push((target as HTMLInputElement).name));
  restoreForms();
  expect(events).toEqual(expect.arrayContaining(['full_name', 'note', 'rooms']));
});

test('empty forms save nothing; no backup, or a malformed one, restores nothing', () => {
  saveForms();
  expect(history.state).toEqual({ key: 'gatsby' });
  restoreForms();
  history.replaceState({ formBackup: 'nonsense' }, '');
  restoreForms();
  history.replaceState({ formBackup: [[7, 'full_name', 'x']] }, '');
  restoreForms();
  expect(field('full_name').value).toBe('');
});
