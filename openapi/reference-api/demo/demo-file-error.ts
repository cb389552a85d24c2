import path from 'node:path';

/** Folder of the files that editors change. */
export const demoDataFolder = path.join(__dirname, '../demo-data');

/** A file of the demo data is invalid. The message names the file, relative to the working directory, and the fault. */
export class DemoFileError extends Error {
  override name = 'DemoFileError';

  constructor(file: string, fault: string) {
    super(`${path.relative(process.cwd(), file)}: ${fault}`);
  }
}
