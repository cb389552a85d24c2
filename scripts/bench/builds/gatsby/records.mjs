const { GATSBY_API_URL: api, GATSBY_ORGANIZATION_KEY: key } = process.env;

async function read(path) {
  const response = await globalThis.fetch(`${api}/api/v1/public/${path}`, {
    headers: { 'X-Organization-Key': key },
  });
  if (!response.ok) throw new Error(`${path}: the API answered ${response.status}`);
  return response.json();
}

async function mapInParallel(items, work) {
  const waiting = items.map((item, index) => [index, item]);
  const results = [];
  const next = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      results[entry[0]] = await work(entry[1]);
    }
  };
  await Promise.all(Array.from({ length: 8 }, next));
  return results;
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
