import { freePort } from '../../openapi/reference-api/testing/local-machine';
import { describeWith } from '../../openapi/reference-api/testing/tools';
import type { SiteServerOptions } from '../server/site-server';
import { describeForwarding } from '../testing/describe-forwarding';
import { sendTo, type RunningHost } from '../testing/ask-host';
import { describeHost } from '../testing/describe-host';
import { startNginx } from '../testing/start-nginx';

async function start(settings: SiteServerOptions): Promise<RunningHost> {
  const { origin, stop } = await startNginx({ ...settings, port: await freePort() });
  return { origin, send: sendTo(origin), stop };
}

describeWith('nginx', 'nginx with the generated configuration', () => {
  describeHost(start, { sendsFiles: true });
  describeForwarding(start);
});
