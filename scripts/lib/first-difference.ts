/** Says in words where two texts first differ: the line, what stands there and what is expected. */
export function firstDifference(current: string, expected: string): string {
  const have = current.split('\n');
  const want = expected.split('\n');
  const index = want.findIndex((line, at) => line !== have[at]);
  const at = index === -1 ? want.length : index;
  const show = (line: string | undefined) =>
    line === undefined ? 'the end of the file' : `“${line.trim()}”`;
  return `Line ${at + 1}: has ${show(have[at])}, the contract says ${show(want[at])}`;
}
