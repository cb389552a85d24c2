import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { contentProblemsFile } from '../../lib/content-problems';
import {
  ContentError,
  formatProblem,
  readContent,
  type ContentDocument,
  type ContentProblem,
  type ScheduledChange,
} from '../content';
import { checkInterfaceTexts } from '../content/interface-texts';
import { dataFolder } from '../paths';
import { replaceFile } from '../replace-file';
import { buildNode, contentType } from './build-node';
import { contentRows } from './content-rows';
import { printProblems, reportMistakes } from './report-mistakes';

/** What content needs of Gatsby's `sourceNodes`. */
export type ContentTools = Pick<
  SourceNodesArgs,
  'actions' | 'createContentDigest' | 'createNodeId' | 'getNodesByType' | 'reporter'
>;

/**
 * Makes the nodes of the content in `root`, and deletes those whose file was removed. A mistake ends a build with the
 * place of every mistake; in development it is reported, and the nodes stay as they were.
 */
export async function sourceContent(tools: ContentTools, root: string): Promise<void> {
  const { actions, getNodesByType } = tools;
  const before = Object.values(contentType).flatMap((type) => getNodesByType(type));
  const documents = await readOrReport(tools, root);
  if (!documents) {
    for (const node of before) actions.touchNode(node);
    return;
  }
  const nodes = contentRows(documents, root).map((row) => buildNode(tools, row));
  const digests = new Map(before.map(({ id, internal }) => [id, internal.contentDigest]));
  const isChanged = ({ id, internal }: NodeInput) => digests.get(id) !== internal.contentDigest;
  // Gatsby's types do not say that it returns a promise.
  const made = nodes.filter(isChanged).map((node) => Promise.resolve(actions.createNode(node)));
  const ids = new Set(nodes.map(({ id }) => id));
  for (const node of before) if (ids.has(node.id)) actions.touchNode(node);
  for (const node of before) {
    if (!ids.has(node.id)) actions.deleteNode(node);
  }
  await Promise.all(made);
}

async function readOrReport(
  { reporter }: ContentTools,
  root: string,
): Promise<ContentDocument[] | undefined> {
  try {
    const { documents, scheduled, warnings } = await readContent(root, {
      others: checkInterfaceTexts(path.resolve('.')).problems,
    });
    printProblems(warnings);
    await announceChanges(scheduled, reporter);
    listRedirects(documents);
    await showWhileDeveloping([]);
    return documents;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    await showWhileDeveloping(error.problems);
    reportMistakes(error.problems, reporter);
    return undefined;
  }
}

/** The browser shows them over the page, which keeps the last good content. Never part of a build. */
async function showWhileDeveloping(problems: readonly ContentProblem[]): Promise<void> {
  const file = path.resolve(`public${contentProblemsFile}`);
  if (process.env['gatsby_executing_command'] !== 'develop') return rm(file, { force: true });
  const lines = problems.map((problem) => ({
    ar: formatProblem(problem, 'ar'),
    en: formatProblem(problem, 'en'),
  }));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(lines));
}

/** The redirects of the content, in the folder of data: a list for the step after the build. */
export const redirectsListFile = 'redirects.json';

function listRedirects(documents: readonly ContentDocument[]): void {
  const rows = documents.flatMap((document) =>
    document.kind === 'redirects' ? document.fields.redirects : [],
  );
  replaceFile(path.join(dataFolder, redirectsListFile), JSON.stringify(rows));
}

/** The changes to come, in the folder of data: a host can build the site again at these times. */
const scheduleFile = 'content-schedule.json';

/** Says when a text appears or disappears by itself, for which the site has to be built again. */
async function announceChanges(
  changes: readonly ScheduledChange[],
  reporter: ContentTools['reporter'],
): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  replaceFile(path.join(dataFolder, scheduleFile), JSON.stringify({ changes }, null, 2));
  const [next] = changes;
  if (next)
    reporter.info(`The content changes next at ${next.at}: ${next.path} ${next.change}. Build again then.`);
}
