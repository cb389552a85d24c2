import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SchemaObject } from 'ajv';
import { parse } from 'yaml';
import type { operations } from '../../../src/api-client/generated/schema';
import { dereference } from './dereference';

export type OperationId = keyof operations;

interface Content {
  content: Record<string, { schema: SchemaObject; examples?: Record<string, { value: { data: unknown } }> }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: SchemaObject;
}

interface OperationObject {
  operationId: OperationId;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface ContractDocument {
  servers: { url: string }[];
  security: Record<string, unknown>[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { securitySchemes: Record<string, { name: string }>; schemas: Record<string, SchemaObject> };
}

/** One operation of the contract, with every schema inlined. */
export interface Operation {
  id: OperationId;
  method: 'GET' | 'POST';
  /** In the router's notation: `/public/projects/:id`. */
  url: string;
  parameters: Parameter[];
  /** Schema of the JSON body, if there is one. */
  body: SchemaObject | undefined;
  /** Status of a successful response: 200 or 201. */
  successStatus: number;
  responses: Record<string, Content>;
}

export interface Contract {
  /** The source of the file, to be served. */
  text: string;
  basePath: string;
  /** Header that names the organization. */
  keyHeader: string;
  operations: Operation[];
  schemas: Record<string, SchemaObject>;
}

const contractFile = path.resolve(__dirname, '../../public-api.yaml');

function toOperation(template: string, method: string, object: OperationObject): Operation {
  return {
    id: object.operationId,
    method: method.toUpperCase() as Operation['method'],
    url: template.replaceAll(/\{(\w+)\}/g, ':$1'),
    parameters: object.parameters ?? [],
    body: object.requestBody?.content['application/json']?.schema,
    successStatus: Number(Object.keys(object.responses).find((status) => status.startsWith('2'))),
    responses: object.responses,
  };
}

function readContract(file: string): Contract {
  const text = readFileSync(file, 'utf8');
  const document = dereference(parse(text)) as ContractDocument;
  const scheme = document.security.flatMap((requirement) => Object.keys(requirement))[0] ?? '';
  const keyHeader = document.components.securitySchemes[scheme]?.name;
  const basePath = document.servers[0]?.url;
  if (!keyHeader || !basePath) throw new Error(`${file} names no key header or no server`);
  const operations = Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, object]) => toOperation(template, method, object)),
  );
  return { text, basePath, keyHeader, operations, schemas: document.components.schemas };
}

const contracts = new Map<string, Contract>();

/**
 * What `openapi/public-api.yaml` says: the only place that knows paths, header names, limits and enumerations. Read once,
 * because what is compiled from it is kept with it.
 * @param file another contract than that of this project
 */
export function loadContract(file = contractFile): Contract {
  const contract = contracts.get(file) ?? readContract(file);
  contracts.set(file, contract);
  return contract;
}
