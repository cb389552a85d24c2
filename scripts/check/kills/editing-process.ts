/** The editing server on the project in the folder that is named, in a process of its own. */
import path from 'node:path';
import { listenLocally } from '../../../openapi/reference-api/testing/local-machine';
import { createChangeCheck } from '../../content/editing/change-check';
import { createEditingServer } from '../../content/editing/editing-server';
import { createWorkingCopy } from '../../content/editing/working-copy';
import { createWorkingCopyApi } from '../../content/editing/working-copy-api';

const [root = '', token = ''] = process.argv.slice(2);

async function serve(): Promise<void> {
  const check = createChangeCheck(root, path.join(root, '.data/cms/check'));
  const server = createEditingServer({
    adminDir: path.join(root, '.data/cms/admin'),
    api: createWorkingCopyApi(createWorkingCopy(root, ['content']), check),
    check,
    facts: () => Promise.resolve({}),
    showChange: () => '',
    token,
    policy: "default-src 'none'",
  });
  console.log(await listenLocally(server));
}

void serve();
