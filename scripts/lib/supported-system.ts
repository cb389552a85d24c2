/** Imported first by every command, so that it says where it does not run before anything else fails. */
import { platform } from 'node:process';

if (platform === 'win32') {
  console.error(
    'This project does not run on Windows itself: install WSL (https://learn.microsoft.com/windows/wsl/install), ' +
      'clone the project inside it, and run the command there.',
  );
  process.exit(1);
}
