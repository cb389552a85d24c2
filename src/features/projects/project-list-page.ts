import { api } from '../../api-client/browser';
import { toResult, type Result } from '../../api-client/result';
import type { components } from '../../api-client/generated/schema';
import type { PageOfResults } from '../../lists';
import type { ProjectListRow } from './project';
import type { ProjectListQuery } from './project-list-codec';

/** A page of the list as the API has it; `known` rows stand in for those that cannot be read. */
export const getProjectListPage = (
  query: ProjectListQuery,
  signal: AbortSignal,
  known: readonly ProjectListRow[],
): Promise<Result<PageOfResults<components['schemas']['ProjectSummary']>>> =>
  toResult(api.GET('/public/projects/list', { params: { query }, signal }), known);
