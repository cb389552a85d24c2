import type { operations } from '../../../src/api-client/generated/schema';
import type { OperationId } from '../contract/load-contract';
import type { AlertChannelName, Database } from '../database/tables';

type Json<Body> = { content: { 'application/json': Body } };
type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** Who is told of a new enquiry. */
export interface Alerts {
  channels: readonly AlertChannelName[];
  /** Called after an enquiry was stored. */
  wake(): void;
}

/** A validated and coerced request of an operation, for an organization. */
export interface Call<Id extends OperationId> {
  database: Database;
  organizationId: number;
  /** Alerts of new enquiries. */
  alerts: Alerts;
  path: Required<Parameters<Id>>['path'];
  query: Required<Parameters<Id>>['query'];
  headers: Required<Parameters<Id>>['header'];
  body: operations[Id] extends { requestBody: Json<infer Body> } ? Body : undefined;
}

/** The JSON of the contract's success response. */
export type ResponseBody<Id extends OperationId> = operations[Id]['responses'] extends
  { 200: Json<infer Body> } | { 201: Json<infer Body> }
  ? Body
  : never;

/** Handles a call. @throws HttpProblem for the contract's error responses */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ResponseBody<Id>>;

/** One handler for each operation of the contract. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
