import { nextTask } from '../lib/next-task';
import type * as Layout from './wrap';

/** Modules of the bundle that are evaluated one by one, each with what it imports. */
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ './header.styles'),
  () => import(/* webpackMode: "eager" */ './header'),
  () => import(/* webpackMode: "eager" */ './footer'),
  () => import(/* webpackMode: "eager" */ './floating-buttons'),
];

/** Evaluates the layout in steps, each in a task of its own: all at once would keep a slow phone from responding. */
export async function loadLayout(): Promise<typeof Layout> {
  for (const evaluate of steps) {
    await nextTask();
    await evaluate();
  }
  await nextTask();
  return import(/* webpackMode: "eager" */ './wrap');
}
