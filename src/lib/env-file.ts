import { existsSync } from 'node:fs';

/** Takes from `.env` in the working directory what the environment does not set; nothing without such a file. Node only. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
