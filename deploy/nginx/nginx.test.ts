import { freePort } from '../../openapi/reference-api/testing/local-machine';
import { describeHost, sendTo } from '../testing/describe-host';
import { startNginx } from '../testing/start-nginx';

describe('nginx with the generated configuration', () => {
  describeHost(
    async (settings) => {
      const { origin, stop } = await startNginx({ ...settings, port: await freePort() });
      return { send: sendTo(origin), stop };
    },
    { sendsFiles: true },
  );
});
