import { decodeBase64, type ReadSaveRequest, type StoredText } from './save-request';

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

interface Answer {
  data?: {
    repository?: {
      ref?: {
        target: { oid: string } & Record<string, { object: { oid: string; text?: string } | null } | null>;
      } | null;
    } | null;
  };
  errors?: { message: string }[];
}

/** The texts of a branch in one answer, so that all of them are of the commit that it names. */
const query = (paths: readonly string[]) => {
  const files = paths.map(
    (path, at) => `file${at}: file(path: ${JSON.stringify(path)}) { object { ... on Blob { oid text } } }`,
  );
  return `query($owner: String!, $name: String!, $branch: String!) { repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { ... on Commit { oid ${files.join(' ')} } } } } }`;
};

/** GitHub refuses a commit on another one than `expectedHeadOid`, which the application takes from its last look. */
export const readGitHubSave: ReadSaveRequest = (url, body, ask) => {
  const { variables } = Object(body) as { variables?: { input?: CommitInput } };
  const input = variables?.input;
  if (!input?.fileChanges || !input.expectedHeadOid) return undefined;
  const { additions } = input.fileChanges;
  const [owner, name] = input.branch.repositoryNameWithOwner.split('/');
  return {
    texts: new Map(additions.map(({ path, contents }) => [path, decodeBase64(contents)])),
    async read(paths) {
      const response = await ask(url, {
        query: query(paths),
        variables: { owner, name, branch: `refs/heads/${input.branch.branchName}` },
      });
      const { data, errors } = (await response.json()) as Answer;
      const head = data?.repository?.ref?.target;
      if (!head) throw new Error(errors?.[0]?.message ?? `${response.status}`);
      const texts = paths.map((path, at): [string, StoredText | undefined] => {
        const found = head[`file${at}`]?.object;
        return [path, found ? { text: found.text ?? '', version: found.oid } : undefined];
      });
      return { texts: new Map(texts), state: head.oid };
    },
    bodyOn: (snapshot, leftOut) => ({
      ...(body as object),
      variables: {
        ...variables,
        input: {
          ...input,
          expectedHeadOid: snapshot.state,
          fileChanges: {
            ...input.fileChanges,
            additions: additions.filter(({ path }) => !leftOut.has(path)),
          },
        },
      },
    }),
  };
};
