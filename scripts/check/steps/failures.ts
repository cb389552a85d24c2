import type { Failure } from './counts';

/** A failure of a step. */
export interface StepFailure extends Failure {
  /** Its name for `--only`. */
  step: string;
  /** The step as people read it. */
  title: string;
}

/** Of a failure's message; all of it is where the test ran, and in the file. */
const mostMessageLines = 8;
const lineLength = 160;

const cut = (line: string): string => (line.length > lineLength ? `${line.slice(0, lineLength - 1)}…` : line);

const messageLines = ({ message = '' }: Failure): string[] =>
  message.split('\n').filter((line) => line.trim() !== '');

/** What failed, the beginning of what it says, and the command that runs it alone. */
function describe(failure: StepFailure, most: number): string[] {
  const { step, title, name, command = `npm test -- --only ${step}` } = failure;
  const said = messageLines(failure).slice(0, most);
  return [`✘ ${title}: ${cut(name)}`, ...said.map((line) => `    ${cut(line)}`), `  → ${command}`];
}

/** The first failure of each step, then the second ones and so on, so that many of one step do not hide another. */
function inTurn(failures: readonly StepFailure[]): StepFailure[] {
  const turns = new Map<string, number>();
  const numbered = failures.map((failure) => {
    const turn = turns.get(failure.step) ?? 0;
    turns.set(failure.step, turn + 1);
    return { failure, turn };
  });
  return numbered.sort((a, b) => a.turn - b.turn).map(({ failure }) => failure);
}

/** A name, a line of its message, and the command. */
const linesOfOne = 3;

/**
 * What failed, in at most `lines` lines.
 * @param file where all of it is, for those that have no place here
 */
export function describeFailures(failures: readonly StepFailure[], lines: number, file: string): string[] {
  const isCut = failures.length * linesOfOne > lines;
  const room = isCut ? lines - 1 : lines;
  const shown = inTurn(failures).slice(0, Math.floor(room / linesOfOne));
  const left = failures.length - shown.length;
  // Lines that short messages leave go to those after them.
  let free = room - shown.length * 2;
  const texts = shown.flatMap((failure, index) => {
    const most = Math.min(mostMessageLines, Math.floor(free / (shown.length - index)));
    const text = describe(failure, most);
    free -= text.length - 2;
    return text;
  });
  return isCut ? [...texts, `… and ${left} more; all of them with what they say: ${file}`] : texts;
}

/** All failures in full, for the file. */
export const listFailures = (failures: readonly StepFailure[]): string =>
  failures.map((failure) => `${describe(failure, Infinity).join('\n')}\n`).join('\n');
