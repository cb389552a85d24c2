import { entryAt, featureAt, isFeature, type Feature } from './finding';
import { missingIn } from './support';

/** Global variables whose name is that of their interface in lower case: `document`, `navigator`. */
const interfaceOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Names of the global object. */
export const globalObjects = new Set(['window', 'self', 'globalThis']);

/** The entry of a global variable, function or constructor. */
export const globalFeature = (name: string): Feature | undefined =>
  featureAt('javascript', 'builtins', name) ?? featureAt('api', name) ?? featureAt('api', 'Window', name);

/** The entry of a member whose owner is a global name: `Object.groupBy`, `AbortSignal.any`, `navigator.share`. */
export function memberOfGlobal(owner: string, member: string): Feature | undefined {
  if (globalObjects.has(owner)) return globalFeature(member);
  return [
    ['javascript', 'builtins', owner],
    ['api', owner],
    ['api', interfaceOf(owner)],
  ]
    .flatMap((path) => [featureAt(...path, `${member}_static`), featureAt(...path, member)])
    .find(isFeature);
}

/** Whether the member is a method of instances: the specification says so of the language's own, the data's name of all others. */
const isOfInstances = ({ path, compat }: Feature) =>
  path.startsWith('api.')
    ? !/_(?:static|event)$/.test(path)
    : [compat.spec_url ?? ''].flat().some((url) => /#(?!sec-get-).*prototype/.test(url));

function collectMembers(): Map<string, Feature[]> {
  const found = new Map<string, Feature[]>();
  const scopes = [
    ['javascript', 'builtins'],
    ['javascript', 'builtins', 'Intl'],
    ['javascript', 'builtins', 'Temporal'],
    ['api'],
  ];
  for (const scope of scopes) {
    for (const owner of Object.keys(entryAt(...scope) ?? {})) {
      for (const name of Object.keys(entryAt(...scope, owner) ?? {})) {
        const feature = featureAt(...scope, owner, name);
        if (!feature || !isOfInstances(feature)) continue;
        const others = found.get(name);
        if (others) others.push(feature);
        else found.set(name, [feature]);
      }
    }
  }
  return found;
}

/** Names of instance members all of whose owners are newer than the promise → the first of those. */
export const newMembers: ReadonlyMap<string, Feature> = new Map(
  [...collectMembers()].flatMap(([name, features]) => {
    const [first] = features;
    const isNew = features.every(({ compat }) => missingIn(compat).length > 0);
    return first && isNew ? [[name, first] as const] : [];
  }),
);
