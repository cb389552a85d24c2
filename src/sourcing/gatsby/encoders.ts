import { availableParallelism } from 'node:os';

/** A limit of works at a time that can be changed while they wait. */
export function changeableLimit(atATime: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  const proceed = () => {
    for (; running < atATime && waiting.length > 0; running += 1) waiting.shift()?.();
  };
  return {
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        proceed();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        proceed();
      }
    },
    change(next: number): void {
      atATime = next;
      proceed();
    },
  };
}

const cores = availableParallelism();

/** Pictures that are encoded at a time. */
export const encoders = changeableLimit(cores);

/**
 * Leaves a core to the compiler, and two of Node's four threads to its reading of files: each encoder has one, and all of
 * them together would make it wait.
 */
export const yieldToCompiler = (): void => encoders.change(Math.max(1, Math.min(cores - 1, 2)));

/** What of webpack's compiler is used here. */
interface Compiler {
  hooks: { done: { tap(name: string, act: () => void): void } };
}

/** Gives encoders all cores when this compilation has ended: no other follows. */
export const returnCores = () => ({
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('ReturnCores', () => encoders.change(cores));
  },
});
