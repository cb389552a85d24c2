/** A test whose title ends with the ids of the requirements it shows. */
export interface TaggedTest {
  /** From the root of the project. */
  file: string;
  /** From 1. */
  line: number;
  title: string;
  tags: string[];
  /** Whether it passed; of one that is only read, whether it is not skipped. */
  passed: boolean;
}

/** The ids in a title: `opens @2.1 @2.17` has two. */
export const tagsOf = (title: string): string[] => title.match(/(?<!\S)@\d+\.\d+(?!\S)/g) ?? [];
