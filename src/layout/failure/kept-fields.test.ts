import { keepFields, restoreFields } from './kept-fields';

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

/** As a reload does: the page anew, the entry of the history as it was. */
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

test('what was typed and chosen is there after a reload, and the router’s own state with it', () => {
  fillIn();
  keepFields();
  reload();
  restoreFields();
  expect(field('full_name').value).toBe('سارة الغامدي');
  expect(field('note').value).toBe('two\nlines');
  expect(field('rooms').value).toBe('3');
  expect(field('consent').checked).toBe(true);
  expect(chat()?.checked).toBe(true);
  expect(field('other').value).toBe('');
  expect(history.state).toEqual({ key: 'gatsby' });
});

test('secrets are not kept', () => {
  fillIn();
  keepFields();
  expect(JSON.stringify(history.state)).not.toContain('secret"');
  reload();
  restoreFields();
  expect(field('secret').value).toBe('');
});

test('a field that has something by now keeps it', () => {
  fillIn();
  keepFields();
  reload();
  field('full_name').value = 'نورة';
  restoreFields();
  expect(field('full_name').value).toBe('نورة');
});

test('whoever listens hears of it as if it were typed', () => {
  fillIn();
  keepFields();
  reload();
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  restoreFields();
  expect(heard).toEqual(expect.arrayContaining(['full_name', 'note', 'rooms']));
});

test('nothing typed leaves no trace; nothing kept, or nonsense, fills in nothing', () => {
  keepFields();
  expect(history.state).toEqual({ key: 'gatsby' });
  restoreFields();
  history.replaceState({ keptFields: 'nonsense' }, '');
  restoreFields();
  history.replaceState({ keptFields: [[7, 'full_name', 'x']] }, '');
  restoreFields();
  expect(field('full_name').value).toBe('');
});
