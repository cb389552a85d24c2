import type { operations } from '../../../src/api-client/schema';
import type { OperationId } from '../contract/load-contract';
import type { Database } from '../database/tables';

type Json<Body> = { content: { 'application/json': Body } };
type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** A call of the contract, validated and coerced, on behalf of an organization. */
export interface Call<Id extends OperationId> {
  database: Database;
  organizationId: number;
  path: Required<Parameters<Id>>['path'];
  query: Required<Parameters<Id>>['query'];
  headers: Required<Parameters<Id>>['header'];
  body: operations[Id] extends { requestBody: Json<infer Body> } ? Body : undefined;
}

/** The JSON of the contract's success answer. */
export type Answer<Id extends OperationId> = operations[Id]['responses'] extends
  { 200: Json<infer Body> } | { 201: Json<infer Body> }
  ? Body
  : never;

/** Answers a call. @throws HttpProblem for the contract's error answers */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

/** One handler for every operation of the contract, no more and no fewer. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
