import { Buffer } from 'node:buffer';

/** A repository that commits of any hand change; each host below answers as its documentation says. */
export function createRepository(files: Record<string, string>) {
  let head = 1;
  const texts = new Map(Object.entries(files));
  const changedBy = new Map([...texts.keys()].map((path) => [path, head]));
  return {
    texts,
    head: () => `commit${head}`,
    /** The commit that changed the file last. */
    lastCommit: (path: string) => `commit${changedBy.get(path)}`,
    commit(changes: Record<string, string>): string {
      head += 1;
      for (const [path, text] of Object.entries(changes)) {
        texts.set(path, text);
        changedBy.set(path, head);
      }
      return `commit${head}`;
    },
  };
}

type Repository = ReturnType<typeof createRepository>;

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const base64 = (text: string) => Buffer.from(text).toString('base64');
const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString();
const bodyOf = <Body>(init: RequestInit | undefined) => JSON.parse(init?.body as string) as Body;

/** GraphQL of GitHub: a commit has to go on top of `expectedHeadOid`. */
export const githubHost =
  (repository: Repository): typeof fetch =>
  (_url, init) => {
    const { query, variables } = bodyOf<{
      query: string;
      variables: {
        input?: {
          expectedHeadOid: string;
          fileChanges: { additions: { path: string; contents: string }[] };
        };
      };
    }>(init);
    const { input } = variables;
    if (!input) {
      const files = [...query.matchAll(/(file\d+): file\(path: "([^"]+)"\)/g)].map(([, alias, path = '']) => {
        const text = repository.texts.get(path);
        return [alias, text === undefined ? null : { object: { oid: repository.lastCommit(path), text } }];
      });
      const target = { oid: repository.head(), ...(Object.fromEntries(files) as object) };
      return Promise.resolve(json({ data: { repository: { ref: { target } } } }));
    }
    if (input.expectedHeadOid !== repository.head())
      return Promise.resolve(
        json({ errors: [{ message: `Expected branch to point to "${input.expectedHeadOid}"` }] }),
      );
    const oid = repository.commit(
      Object.fromEntries(
        input.fileChanges.additions.map(({ path, contents }) => [path, fromBase64(contents)]),
      ),
    );
    return Promise.resolve(json({ data: { createCommitOnBranch: { commit: { oid } } } }));
  };

interface GitLabBody {
  actions: { action: string; file_path: string; content: string; last_commit_id?: string }[];
}

/** REST of GitLab: a file has to be as `last_commit_id` left it, where that is named. */
export const gitlabHost =
  (repository: Repository): typeof fetch =>
  (url, init) => {
    const [, name = ''] = /\/files\/([^?]+)/.exec(url as string) ?? [];
    if (name) {
      const path = decodeURIComponent(name);
      const text = repository.texts.get(path);
      if (text === undefined) return Promise.resolve(json({ message: '404 File Not Found' }, 404));
      return Promise.resolve(json({ content: base64(text), last_commit_id: repository.lastCommit(path) }));
    }
    const { actions } = bodyOf<GitLabBody>(init);
    for (const { action, file_path, last_commit_id } of actions) {
      const isThere = repository.texts.has(file_path);
      if (isThere === (action === 'create'))
        return Promise.resolve(json({ message: 'A file with this name already exists' }, 400));
      if (last_commit_id && last_commit_id !== repository.lastCommit(file_path))
        return Promise.resolve(json({ message: 'The file has changed since you started editing it' }, 400));
    }
    const id = repository.commit(
      Object.fromEntries(actions.map(({ file_path, content }) => [file_path, content])),
    );
    return Promise.resolve(json({ id }, 201));
  };

interface GiteaBody {
  files: { operation: string; path: string; content: string; sha?: string }[];
}

/** REST of Gitea and Forgejo: an update has to name the content that is there. */
export const giteaHost =
  (repository: Repository): typeof fetch =>
  (url, init) => {
    const [, path] = /\/contents\/([^?]+)/.exec(url as string) ?? [];
    if (path) {
      const text = repository.texts.get(path);
      if (text === undefined) return Promise.resolve(json({ message: 'Not found' }, 404));
      return Promise.resolve(json({ content: base64(text), sha: repository.lastCommit(path) }));
    }
    const { files } = bodyOf<GiteaBody>(init);
    for (const { operation, path: file, sha } of files) {
      const isThere = repository.texts.has(file);
      if (isThere === (operation === 'create'))
        return Promise.resolve(json({ message: 'already exists' }, 422));
      if (isThere && sha !== repository.lastCommit(file))
        return Promise.resolve(json({ message: 'sha does not match' }, 422));
    }
    const sha = repository.commit(
      Object.fromEntries(files.map(({ path: file, content }) => [file, fromBase64(content)])),
    );
    return Promise.resolve(json({ commit: { sha } }, 201));
  };

/** How the application asks each host to save texts: with what it has read last, which is not what the editor began from. */
export const saveRequests = {
  github: (repository: Repository, texts: Record<string, string>) => ({
    url: 'https://api.github.com/graphql',
    body: {
      query: 'mutation($input: CreateCommitOnBranchInput!) { … }',
      variables: {
        input: {
          branch: { repositoryNameWithOwner: 'owner/site', branchName: 'main' },
          expectedHeadOid: repository.head(),
          fileChanges: {
            additions: Object.entries(texts).map(([path, text]) => ({ path, contents: base64(text) })),
            deletions: [],
          },
        },
      },
    },
  }),
  gitlab: (repository: Repository, texts: Record<string, string>) => ({
    url: 'https://gitlab.com/api/v4/projects/owner%2Fsite/repository/commits',
    body: {
      branch: 'main',
      actions: Object.entries(texts).map(([file_path, content]) => ({
        action: repository.texts.has(file_path) ? 'update' : 'create',
        file_path,
        content,
        encoding: 'text',
      })),
    },
  }),
  gitea: (repository: Repository, texts: Record<string, string>) => ({
    url: 'https://git.example.sa/api/v1/repos/owner/site/contents',
    body: {
      branch: 'main',
      files: Object.entries(texts).map(([path, text]) => ({
        operation: repository.texts.has(path) ? 'update' : 'create',
        path,
        content: base64(text),
        sha: repository.texts.has(path) ? repository.lastCommit(path) : undefined,
      })),
    },
  }),
};
