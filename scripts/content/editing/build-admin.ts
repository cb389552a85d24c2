import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { adminPath, adminPolicyFile } from '../../../deploy/rules/admin';
import { adminPolicy } from '../../../deploy/rules/security-policy';
import type { BuildEnv } from '../../../src/lib/env';
import { adminBackend } from './admin-backend';
import { writeEditingFacts } from './editing-facts';
import { bundleAdmin, writeAdminNotice, writeAdminPage } from './bundle-admin';

/**
 * Makes the editing page of a build: the application where a repository is set, else what to do instead.
 * @returns its Content-Security-Policy
 */
export async function buildAdmin(buildDir: string, env: BuildEnv): Promise<string> {
  const directory = path.join(buildDir, adminPath);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const backend = adminBackend(env);
  if (backend) {
    await bundleAdmin(directory);
    writeAdminPage(directory, backend.settings);
    await writeEditingFacts(directory);
  } else {
    writeAdminNotice(directory);
  }
  const policy = adminPolicy(backend);
  writeFileSync(path.join(buildDir, adminPolicyFile), `${policy}\n`);
  return policy;
}
