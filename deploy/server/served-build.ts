import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { respond, type Host } from '../respond';
import { adminPolicyFile, isAdminFile } from '../rules/admin';
import type { Encoding } from '../rules/compressed-copies';
import { policyIn } from '../rules/headers-file';
import { noIndexHeaders, noIndexMark } from '../rules/indexing';
import { parseRedirects, redirectsFile, type Redirects } from '../rules/redirects';
import { unknownPolicy } from '../rules/security-policy';
import { createCache } from './cache';
import { fileAnswer, type FileAnswer } from './send-file';
import { createSiteFiles } from './site-files';

interface DiskFile {
  status: 200 | 404;
  /** From the root of the build, with its leading slash. */
  path: string;
}

/** What is asked for, as far as the answer depends on it. */
export interface Asked {
  url: string;
  /** The language of the visitor's cookie. */
  locale: string | undefined;
  encoding: Encoding | undefined;
}

export type PreparedAnswer = FileAnswer | Pick<FileAnswer, 'status' | 'headers'>;

/** The answers of one build. */
export interface ServedBuild {
  prepare(asked: Asked): Promise<PreparedAnswer>;
  /** Forgets a prepared answer. */
  forget(asked: Asked): void;
}

/**
 * How long an answer is given without another look at the disk, in milliseconds: a changed file shows after this time. An
 * answer holds no content; its key holds an address, which may be as long as 16 KB.
 */
const preparedAnswers = { maxAge: 1000, limit: 2000 };

const keyOf = ({ url, locale, encoding }: Asked): string => `${encoding} ${locale} ${url}`;

function openBuild(root: string, isPublishedProject: Host<DiskFile>['isPublishedProject']): ServedBuild {
  const files = createSiteFiles(root);
  const answers = createCache<PreparedAnswer>(preparedAnswers);
  const policies = createCache<string>({ ...preparedAnswers, limit: 2 });
  const redirects = createCache<Redirects>({ ...preparedAnswers, limit: 1 });
  const marks = createCache<Record<string, string>>({ ...preparedAnswers, limit: 1 });
  const readRobots = async () => ((await files.find(`/${noIndexMark}`)) ? noIndexHeaders : {});
  const read = (name: string) => readFile(path.join(root, name), 'utf8').catch(() => '');
  const readPolicy = async () => policyIn(await read('_headers')) ?? unknownPolicy;
  const readAdminPolicy = async () => (await read(adminPolicyFile)).trim() || unknownPolicy;
  const host: Host<DiskFile> = {
    file: async (name) => ({ status: (await files.find(name)) ? 200 : 404, path: name }),
    policy: (name) =>
      isAdminFile(name) ? policies.get('admin', readAdminPolicy) : policies.get('', readPolicy),
    redirects: () => redirects.get('', async () => parseRedirects(await read(redirectsFile))),
    isPublishedProject,
  };

  async function prepare({ url, locale, encoding }: Asked): Promise<PreparedAnswer> {
    const { status, headers: itsHeaders, file } = await respond(url, locale, host);
    const headers = { ...itsHeaders, ...(await marks.get('', readRobots)) };
    if (!file) return { status, headers };
    return fileAnswer(status, headers, file.path, await files.represent(file.path, encoding));
  }

  return {
    prepare: (asked) => answers.get(keyOf(asked), () => prepare(asked)),
    forget: (asked) => answers.delete(keyOf(asked)),
  };
}

/** How long the same build is served without another look at where the folder leads, in milliseconds. */
const maxAge = 200;

/**
 * The build in a folder. Where the folder is a link that leads elsewhere now, all of an answer is of the new build: its page
 * as well as the policy and the redirects.
 */
export function followBuild(folder: string, isPublishedProject: Host<DiskFile>['isPublishedProject']) {
  let root: string | undefined;
  let build: ServedBuild | undefined;
  let lookedAt = 0;

  const rootNow = () => {
    try {
      return realpathSync(folder);
    } catch {
      return path.resolve(folder);
    }
  };

  return (): ServedBuild => {
    const now = performance.now();
    if (build && now - lookedAt < maxAge) return build;
    lookedAt = now;
    const found = rootNow();
    if (!build || found !== root) build = openBuild(found, isPublishedProject);
    root = found;
    return build;
  };
}
