/** Calls of the contract as patterns, in the common ground of JavaScript and PCRE. */
import { apiBasePath } from '../../src/api-client/generated/contract';
import { contractPaths, pathParameters } from '../../src/api-client/generated/contract-paths';

const continued = '%[89AB][0-9A-F]';

/** A character of UTF-8 beyond ASCII, in its shortest form and no control character, as addresses have it. */
const beyondAscii = [
  '%C2%[AB][0-9A-F]',
  `%(?:C[3-9A-F]|D[0-9A-F])${continued}`,
  `%E0%[AB][0-9A-F]${continued}`,
  `%ED%[89][0-9A-F]${continued}`,
  `%E[1-9A-CEF](?:${continued}){2}`,
  `%F0%[9AB][0-9A-F](?:${continued}){2}`,
  `%F[1-3](?:${continued}){3}`,
  `%F4%8[0-9A-F](?:${continued}){2}`,
].join('|');

/** Punctuation that addresses have only escaped, without dot, slash, backslash and percent sign. */
const escaped = '%(?:2[0-46-9A-C]|3[A-F]|40|5[BDE]|60|7[B-D])';

const character = `(?:[A-Za-z0-9_.~!'()*-]|${escaped}|${beyondAscii})`;

const membersOf: Record<string, readonly string[] | undefined> = pathParameters;

/** What may stand for a parameter, in the one form that it has in a normalized address. */
function parameterPattern(name: string): string {
  const members = membersOf[name];
  return members ? `(?:${members.join('|')})` : `(?![.]{1,2}(?:[/?]|$))${character}+`;
}

const pathPattern = (path: string) =>
  apiBasePath + path.replace(/\{(\w+)\}/g, (_whole, name: string) => parameterPattern(name));

/** ASCII as it may stand in an address, and no fragment. */
const queryPattern = '(?:[?][!\\x22$-~]*)?';

/** What becomes of calls whose `METHOD target` matches the pattern. */
interface CallRule {
  pattern: string;
  decision: 'forward' | 405;
}

/** The methods of the contract, or any. */
const rule = (methods: string, paths: readonly string[], decision: CallRule['decision']): CallRule => ({
  pattern: `^${methods} (?:${paths.map(pathPattern).join('|')})${queryPattern}$`,
  decision,
});

const isTemplate = (path: string) => path.includes('{');

/** As OpenAPI has it, a path with parameters is for what no path without one names. */
const groups = [false, true].map((template) =>
  Object.entries<readonly string[]>(contractPaths).filter(([path]) => isTemplate(path) === template),
);

/** The first that matches decides; a target that none matches is none of the contract. */
export const callRules: readonly CallRule[] = groups.flatMap((group) => {
  const methods = [...new Set(group.flatMap(([, own]) => own))];
  const withMethod = (method: string) => group.flatMap(([path, own]) => (own.includes(method) ? [path] : []));
  return [
    ...methods.map((one) => rule(one === 'GET' ? '(?:GET|HEAD)' : one, withMethod(one), 'forward')),
    rule(
      '[^ ]+',
      group.map(([path]) => path),
      405,
    ),
  ];
});
