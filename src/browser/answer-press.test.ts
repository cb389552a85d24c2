import { answerPress } from './answer-press';

const button = () => document.body.appendChild(document.createElement('button'));

test('what was pressed is marked before the work and until its end', async () => {
  const pressed = button();
  const marks: boolean[] = [];
  const mark = () => marks.push(pressed.hasAttribute('data-pressed'));
  const done = answerPress(pressed, mark);
  mark();
  await done;
  mark();
  expect(marks).toEqual([true, true, false]);
});

test('the work runs in a page that is not painted', async () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await expect(answerPress(null, () => 'done')).resolves.toBe('done');
  frames.mockRestore();
});

test('the mark goes when the work fails', async () => {
  const pressed = button();
  await expect(answerPress(pressed, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(pressed.hasAttribute('data-pressed')).toBe(false);
});
