/** @jest-environment jsdom */
import { answerPress } from './answer-press';

const button = () => document.body.appendChild(document.createElement('button'));

test('what was pressed is marked before the work and until its end', async () => {
  const pressed = button();
  const marks: boolean[] = [];
  const mark = () => void marks.push(pressed.hasAttribute('data-pressed'));
  const done = answerPress(pressed, mark);
  mark();
  await done;
  mark();
  expect(marks).toEqual([true, true, false]);
});

test('the work runs in a page that is not painted', async () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const work = jest.fn();
  await answerPress(null, work);
  expect(work).toHaveBeenCalledTimes(1);
  frames.mockRestore();
});

test('a double tap is one press', async () => {
  const pressed = button();
  const work = jest.fn();
  await Promise.all([answerPress(pressed, work), answerPress(pressed, work)]);
  expect(work).toHaveBeenCalledTimes(1);
  await answerPress(pressed, work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('the mark goes when the work fails', async () => {
  const fail = () => {
    throw new Error('failed');
  };
  const pressed = button();
  await expect(answerPress(pressed, fail)).rejects.toThrow('failed');
  expect(pressed.hasAttribute('data-pressed')).toBe(false);
});
