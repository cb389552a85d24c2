import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders of commands. */
const groups = ['api', 'bench', 'build', 'check', 'content'];

/** Files of the commands, `group/command.ts`. @param folder of the scripts */
export const commandFiles = (folder: string): string[] =>
  groups.flatMap((group) =>
    readdirSync(path.join(folder, group))
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => `${group}/${file}`),
  );
