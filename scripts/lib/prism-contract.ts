import { parse } from 'yaml';

interface Media {
  examples?: Record<string, { value: unknown }>;
}

interface Operation {
  parameters?: { name?: string }[];
  responses: Record<string, { content?: Record<string, Media> }>;
}

type Paths = Record<string, Record<string, Operation>>;

interface ContractDocument {
  servers: { url: string }[];
  paths: Paths;
}

/** Examples of a call that have a name each. */
const namedExamples = (operation: Operation) =>
  operation.responses['200']?.content?.['application/json']?.examples;

/** The call for one value of its parameter, with the example of that name. */
function callFor(operation: Operation, parameter: string, value: unknown): Operation {
  const media = {
    ...operation.responses['200']?.content?.['application/json'],
    examples: undefined,
    example: value,
  };
  return {
    ...operation,
    parameters: (operation.parameters ?? []).filter(({ name }) => name !== parameter),
    responses: {
      ...operation.responses,
      200: { ...operation.responses['200'], content: { 'application/json': media } },
    },
  };
}

/** A path whose examples are named after values of its parameter becomes a path for each of them. */
function pathsFor(template: string, methods: Record<string, Operation>): Paths {
  const parameter = /\{(\w+)\}/.exec(template)?.[1];
  const examples = methods['get'] && namedExamples(methods['get']);
  if (!parameter || !methods['get'] || !examples) return { [template]: methods };
  const { get } = methods;
  return Object.fromEntries(
    Object.entries(examples).map(([name, { value }]) => [
      template.replace(`{${parameter}}`, name),
      { get: callFor(get, parameter, value) },
    ]),
  );
}

/**
 * The contract as Prism must have it: Prism leaves out base paths, so they are a part of each path; and it answers a path with
 * always the same example.
 * @param text the contract
 */
export function toPrismContract(text: string): object {
  const contract = parse(text) as ContractDocument;
  const basePath = contract.servers[0]?.url ?? '';
  const paths = Object.entries(contract.paths).map(([template, methods]) =>
    pathsFor(basePath + template, methods),
  );
  return { ...contract, servers: [{ url: '/' }], paths: Object.assign({}, ...paths) as Paths };
}
