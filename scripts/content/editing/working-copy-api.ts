import { createHash } from 'node:crypto';
import { mistakeLines, type Language } from '../../../src/sourcing/content';
import type { ChangeCheck, ChangedFile } from './change-check';
import { StaleChange, type FileChange } from './file-change';
import { gitSha, RefusedChange, type WorkingCopy } from './working-copy';

/** The one repository that the editing page sees. */
export const repository = 'content/working-copy';
const branch = 'working-copy';

interface ApiRequest {
  method: string;
  /** Path and query, below the root of the API. */
  url: URL;
  body: unknown;
  /** Of the messages. */
  language: Language;
}

interface ApiAnswer {
  status: number;
  body: unknown;
}

/** A file that moves is gone from where it was. */
const changedFiles = ({ operation, path, from_path, content }: FileChange): ChangedFile[] => [
  ...(from_path && from_path !== path ? [{ path: from_path }] : []),
  { path, content: operation === 'delete' ? undefined : (content ?? '') },
];

const found = (body: unknown): ApiAnswer => ({ status: 200, body });
const encoded = (bytes: Buffer) => ({ content: bytes.toString('base64'), encoding: 'base64' });

/**
 * The part of Gitea's API that the editing page calls, over the files of the working copy, so that browsers without
 * access to folders can edit them.
 * @param check finds the mistakes of a change, which is then refused
 * @param onSave takes the paths of what was saved
 */
export function createWorkingCopyApi(
  copy: WorkingCopy,
  check: ChangeCheck,
  onSave: (files: readonly string[]) => void = () => undefined,
) {
  /** Changes with any file, also when another program has changed it. */
  const state = () => createHash('sha1').update(JSON.stringify(copy.list())).digest('hex');
  const base = `/repos/${repository}`;

  const routes: [
    pattern: RegExp,
    answer: (request: ApiRequest, rest: string) => ApiAnswer | Promise<ApiAnswer>,
  ][] = [
    [/^\/version$/, () => found({ version: '1.24.0' })],
    [/^\/user$/, () => found({ id: 1, login: 'editor', full_name: '', email: 'editor@localhost' })],
    [/^\/settings\/api$/, () => found({ default_paging_num: 1000, max_response_items: 1000 })],
    [at(''), () => found({ permissions: { pull: true, push: true }, default_branch: branch })],
    [at('/branches/[^/]+'), () => found({ commit: { id: state(), message: '' } })],
    [
      at('/git/trees/[^/]+'),
      () => found({ truncated: false, tree: copy.list().map((file) => ({ type: 'blob', ...file })) }),
    ],
    [
      at('/file-contents'),
      ({ body }) => {
        const { files = [] } = Object(body) as { files?: string[] };
        return found(files.map((path) => ({ path, ...encoded(copy.read(path)) })));
      },
    ],
    [at('/(?:raw|media/[^/]+)/(.+)'), (_request, path) => found(copy.read(path))],
    [
      at('/contents/(.+)'),
      (_request, path) => {
        const bytes = copy.read(path);
        return found({ path, sha: gitSha(bytes), ...encoded(bytes) });
      },
    ],
    [
      at('/commits'),
      ({ url }) =>
        found(
          copy.history(url.searchParams.get('path') ?? '').map(({ sha, name, email, date }) => ({
            sha,
            created: date,
            commit: { author: { name, email, date } },
          })),
        ),
    ],
    [
      at('/contents'),
      async ({ body, language }) => {
        const { files = [] } = Object(body) as { files?: FileChange[] };
        copy.permit(files);
        const mistakes = await check(files.flatMap(changedFiles));
        if (mistakes.length > 0) throw new RefusedChange(mistakeLines(mistakes, language).join('\n'));
        const saved = copy.write(files);
        onSave(files.flatMap(({ path, from_path }) => (from_path ? [from_path, path] : [path])));
        return found({
          commit: { sha: state(), created: new Date().toISOString() },
          files: saved.map((file) => (file.sha ? file : null)),
        });
      },
    ],
  ];

  function at(rest: string): RegExp {
    return new RegExp(`^${base}${rest}$`);
  }

  return async (request: ApiRequest): Promise<ApiAnswer> => {
    const path = decodeURIComponent(request.url.pathname);
    for (const [pattern, answer] of routes) {
      const match = pattern.exec(path);
      if (!match) continue;
      try {
        return await answer(request, match[1] ?? '');
      } catch (error) {
        if (error instanceof StaleChange)
          return { status: 409, body: { message: error.in(request.language) } };
        if (error instanceof RefusedChange) return { status: 422, body: { message: error.message } };
        if ((error as NodeJS.ErrnoException).code === 'ENOENT')
          return { status: 404, body: { message: 'Not found' } };
        throw error;
      }
    }
    return { status: 404, body: { message: 'Not found' } };
  };
}
