import type { BuildEnv } from '../../../src/lib/env';
import { repositoryPattern } from '../../../src/lib/env';

type AdminEnv = Pick<BuildEnv, 'ADMIN_REPOSITORY' | 'ADMIN_BRANCH' | 'ADMIN_SIGN_IN' | 'ADMIN_DRAFTS'>;

interface AdminBackend {
  /** For the editing page. */
  settings: { backend: object; publish_mode?: 'editorial_workflow' };
  /** Origins that it calls. */
  calls: string[];
  /** Origins of the pictures of people. */
  pictures: string[];
}

const apis = {
  github: { calls: ['https://api.github.com'], pictures: ['https://avatars.githubusercontent.com'] },
  gitlab: { calls: ['https://gitlab.com'], pictures: ['https://gitlab.com', 'https://secure.gravatar.com'] },
};

/** What the editing page needs to know of its repository; undefined where none is set. */
export function adminBackend(env: AdminEnv): AdminBackend | undefined {
  const [, host, name, gitea, origin = '', giteaName] = repositoryPattern.exec(env.ADMIN_REPOSITORY) ?? [];
  const signIn = env.ADMIN_SIGN_IN;
  const shared = {
    branch: env.ADMIN_BRANCH,
    auth_methods: signIn ? ['oauth', 'token'] : ['token'],
    ...(signIn ? { base_url: signIn } : {}),
  };
  if (gitea) {
    const backend = {
      name: 'gitea',
      repo: giteaName,
      ...shared,
      base_url: signIn || origin,
      api_root: `${origin}/api/v1`,
    };
    return { settings: { backend }, calls: [origin], pictures: [origin] };
  }
  if (host !== 'github' && host !== 'gitlab') return undefined;
  const drafts = env.ADMIN_DRAFTS === 'on' ? { publish_mode: 'editorial_workflow' as const } : {};
  const { calls, pictures } = apis[host];
  return {
    settings: { backend: { name: host, repo: name, ...shared }, ...drafts },
    calls: signIn ? [...calls, signIn] : calls,
    pictures,
  };
}
