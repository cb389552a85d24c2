/** Takes from `.env` in the working directory what the environment does not set; nothing without such a file. Node only. */
export function loadEnvFile(): void {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
