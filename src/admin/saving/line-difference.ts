/** A line of one of two texts that the other does not have there. */
export interface DifferentLine {
  of: 'first' | 'second';
  line: string;
}

/** Lines of a text without those at its ends that both have. */
function withoutSharedEnds(first: readonly string[], second: readonly string[]) {
  let start = 0;
  while (start < first.length && start < second.length && first[start] === second[start]) start += 1;
  let end = 0;
  const longest = Math.min(first.length, second.length) - start;
  while (end < longest && first[first.length - 1 - end] === second[second.length - 1 - end]) end += 1;
  return [first.slice(start, first.length - end), second.slice(start, second.length - end)] as const;
}

/** The lines by which two texts differ, in their order: what both have (their longest common subsequence) is left out. */
export function differentLines(firstText: string, secondText: string): DifferentLine[] {
  const [first, second] = withoutSharedEnds(firstText.split('\n'), secondText.split('\n'));
  // How many lines the rests of both texts have in common, from each pair of places on.
  const common = Array.from({ length: first.length + 1 }, () => new Array<number>(second.length + 1).fill(0));
  const commonFrom = (a: number, b: number) => common[a]?.[b] ?? 0;
  for (let a = first.length - 1; a >= 0; a -= 1) {
    for (let b = second.length - 1; b >= 0; b -= 1) {
      const row = common[a];
      if (!row) continue;
      row[b] =
        first[a] === second[b]
          ? commonFrom(a + 1, b + 1) + 1
          : Math.max(commonFrom(a + 1, b), commonFrom(a, b + 1));
    }
  }
  const lines: DifferentLine[] = [];
  let [a, b] = [0, 0];
  while (a < first.length || b < second.length) {
    if (a < first.length && b < second.length && first[a] === second[b]) {
      [a, b] = [a + 1, b + 1];
    } else if (b >= second.length || (a < first.length && commonFrom(a + 1, b) >= commonFrom(a, b + 1))) {
      lines.push({ of: 'first', line: first[a++] ?? '' });
    } else {
      lines.push({ of: 'second', line: second[b++] ?? '' });
    }
  }
  return lines.filter(({ line }) => line.trim() !== '');
}
