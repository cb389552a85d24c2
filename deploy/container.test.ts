import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const text = readFileSync(path.join(__dirname, 'Containerfile'), 'utf8').replaceAll(/\\\n/g, ' ');
/** The instructions of each stage. */
const stages = text
  .split(/^(?=FROM )/m)
  .slice(1)
  .map((stage) => stage.split('\n').filter((line) => /^[A-Z]+ /.test(line)));
const last = (stage: readonly string[] = [], instruction: string) =>
  stage.filter((line) => line.startsWith(`${instruction} `)).at(-1);

test('neither the builder nor the server runs as root', () => {
  expect(stages.map((stage) => last(stage, 'USER'))).toEqual(['USER node', 'USER 101']);
  const [build = []] = stages;
  const user = build.indexOf('USER node');
  expect(build.findIndex((line) => line.startsWith('RUN npm'))).toBeGreaterThan(user);
  const copies = build.filter((line) => line.startsWith('COPY'));
  for (const copy of copies) expect(copy).toMatch(/^COPY --chown=node:node /);
});

test('the server listens where a process without root may, and is asked there', () => {
  const [, server = []] = stages;
  const port = /SITE_LISTEN=(\d+)/.exec(last(server, 'ENV') ?? '')?.[1];
  expect(Number(port)).toBeGreaterThan(1024);
  expect(last(server, 'EXPOSE')).toBe(`EXPOSE ${port}`);
  expect(last(server, 'HEALTHCHECK')).toContain(`http://127.0.0.1:${port}/healthz`);
});

test("the image's own settings name no user, and a process id where anyone may write", () => {
  const [, expressions = ''] = /sed -i (.*) \/etc\/nginx\/nginx\.conf/.exec(text) ?? [];
  const ofImage = 'user  nginx;\nworker_processes  auto;\npid        /run/nginx.pid;\nevents {\n}\n';
  const changed = execFileSync('sh', ['-c', `sed ${expressions}`], { input: ofImage, encoding: 'utf8' });
  expect(changed).toBe('worker_processes  auto;\npid /tmp/nginx.pid;\nevents {\n}\n');
});
