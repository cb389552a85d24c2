import { pointerParts } from './pointer-parts';

type Json = unknown;

const isObject = (value: Json): value is Record<string, Json> => typeof value === 'object' && value !== null;

function resolvePointer(document: Json, reference: string): Json {
  if (!reference.startsWith('#/')) throw new Error(`The contract refers outside itself: ${reference}`);
  return pointerParts(decodeURIComponent(reference)).reduce<Json>((value, part) => {
    if (!isObject(value) || !(part in value)) throw new Error(`The contract has no ${reference}`);
    return value[part];
  }, document);
}

/**
 * A copy of `document` with every `$ref` replaced by its target; keywords next to a `$ref` (descriptions) have priority.
 * Inlined schemas let Ajv see statically which properties `allOf` evaluates, so that one wrong field does not
 * make `unevaluatedProperties` report all the right ones.
 * @throws when a reference has no target, leaves the document or is circular
 */
export function dereference(document: Json): Json {
  const expand = (value: Json, open: readonly string[]): Json => {
    if (Array.isArray(value)) return value.map((item) => expand(item, open));
    if (!isObject(value)) return value;
    const { $ref: reference, ...rest } = value;
    const siblings = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, expand(item, open)]));
    if (typeof reference !== 'string') return siblings;
    if (open.includes(reference)) throw new Error(`The contract refers in a circle: ${reference}`);
    const target = expand(resolvePointer(document, reference), [...open, reference]);
    return isObject(target) ? { ...target, ...siblings } : target;
  };
  return expand(document, []);
}
