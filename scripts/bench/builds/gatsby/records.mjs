import pLimit from 'p-limit';

const { GATSBY_API_URL: api, GATSBY_ORGANIZATION_KEY: key } = process.env;

async function read(path) {
  const response = await globalThis.fetch(`${api}/api/v1/public/${path}`, {
    headers: { 'X-Organization-Key': key },
  });
  if (!response.ok) throw new Error(`${path}: the API answered ${response.status}`);
  return response.json();
}

async function mapInParallel(items, work) {
  const limit = pLimit(8);
  return Promise.all(items.map((item) => limit(work, item)));
}

async function readList(list) {
  const first = await read(`${list}/list`);
  const others = Array.from({ length: first.meta.last_page - 1 }, (_, index) => index + 2);
  const pages = await mapInParallel(others, (page) => read(`${list}/list?page=${page}`));
  return [first, ...pages].flatMap(({ data }) => data);
}

/** Every record of the API, read once for a build. */
export async function readRecords() {
  const [summaries, rentals, blogs] = await Promise.all(['projects', 'rentals', 'blogs'].map(readList));
  const details = await mapInParallel(summaries, ({ id }) => read(`projects/${id}`));
  return { projects: details.map(({ data }) => data), rentals, blogs };
}
