import { decodeBase64, foundIn, readEach, type ReadSaveRequest } from './save-request';

interface GiteaFile {
  operation: 'create' | 'update' | 'delete';
  path: string;
  content?: string;
  sha?: string;
}

const address = /^(.*\/repos\/[^/]+\/[^/]+\/contents)$/;

/** Gitea, Forgejo and the server of `npm run content -- edit` refuse a file whose content is not what its `sha` names. */
export const readGiteaSave: ReadSaveRequest = (url, body, ask) => {
  const contents = address.exec(url)?.[1];
  const { files, branch } = Object(body) as { files?: GiteaFile[]; branch?: string };
  if (!contents || !files) return undefined;
  const written = files.filter(({ operation }) => operation !== 'delete');
  return {
    texts: new Map(written.map(({ path, content = '' }) => [path, decodeBase64(content)])),
    read: (paths) =>
      readEach(paths, async (path) => {
        const ref = branch ? `?ref=${encodeURIComponent(branch)}` : '';
        const found = await foundIn<{ sha: string; content: string }>(
          await ask(`${contents}/${encodeURI(path)}${ref}`),
        );
        return found && { text: decodeBase64(found.content), version: found.sha };
      }),
    bodyOn: (snapshot, leftOut) => ({
      ...(body as object),
      files: files
        .filter(({ path }) => !leftOut.has(path))
        .map((file) => {
          if (file.operation === 'delete' || !snapshot.texts.has(file.path)) return file;
          const sha = snapshot.texts.get(file.path)?.version;
          return { ...file, operation: sha ? 'update' : 'create', sha };
        }),
    }),
  };
};
