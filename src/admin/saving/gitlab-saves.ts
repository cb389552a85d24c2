import { decodeBase64, foundIn, readEach, type ReadSaveRequest } from './save-request';

interface GitLabAction {
  action: 'create' | 'update' | 'move' | 'delete';
  file_path: string;
  content?: string;
  encoding?: 'text' | 'base64';
}

const address = /^(.*\/projects\/[^/]+\/repository)\/commits$/;

/** GitLab refuses a file that another commit than `last_commit_id` has changed last. The application names none. */
export const readGitLabSave: ReadSaveRequest = (url, body, ask) => {
  const repository = address.exec(url)?.[1];
  const { actions, branch, start_branch } = Object(body) as {
    actions?: GitLabAction[];
    branch?: string;
    start_branch?: string;
  };
  if (!repository || !actions) return undefined;
  const written = actions.filter(({ action, encoding }) => action !== 'delete' && encoding === 'text');
  // A draft that is new begins from the published branch.
  const ref = encodeURIComponent(start_branch ?? branch ?? '');
  return {
    texts: new Map(written.map(({ file_path, content = '' }) => [file_path, content])),
    read: (paths) =>
      readEach(paths, async (path) => {
        const found = await foundIn<{ content: string; last_commit_id: string }>(
          await ask(`${repository}/files/${encodeURIComponent(path)}?ref=${ref}`),
        );
        return found && { text: decodeBase64(found.content), version: found.last_commit_id };
      }),
    bodyOn: (snapshot, leftOut) => ({
      ...(body as object),
      actions: actions
        .filter(({ file_path }) => !leftOut.has(file_path))
        .map((action) => {
          const { action: kind, file_path } = action;
          if (!/^(?:create|update)$/.test(kind) || !snapshot.texts.has(file_path)) return action;
          const last_commit_id = snapshot.texts.get(file_path)?.version;
          return { ...action, action: last_commit_id ? 'update' : 'create', last_commit_id };
        }),
    }),
  };
};
