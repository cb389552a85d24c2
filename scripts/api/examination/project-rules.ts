import { riyadhDay } from '../../../src/i18n/riyadh-time';
import { isWholePlan, planTotal } from '../../../src/domain/payment-plan';
import { getUnits } from './figure-rules';
import { groupByField } from './group';
import { isRefused } from './optional-parts';
import { compareUnits } from './record-rules';
import type { Exchange } from './recorder';
import { expectStatus, getName, type Context, type Rule } from './rule';
import { isObject, objects, getRecord, type Json, type Survey } from './survey';

/** What is wrong with each project that was read in full, with the call that it came from. */
const ofProjects =
  (judge: (project: Json) => string[]) =>
  ({ survey }: { survey: Survey }): string[] =>
    survey.projects
      .filter(({ status }: Exchange) => status === 200)
      .flatMap((answer) => judge(getRecord(answer)).map((sentence) => `${getName(answer)}: ${sentence}`));

const dayOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function checkPlan({ payment_plan: plan }: Json): string[] {
  if (!isObject(plan)) return [];
  const steps = objects(plan['steps']).map(({ percent }) => ({ percent: Number(percent) }));
  return isWholePlan({ steps })
    ? []
    : [`the shares of payment_plan add up to ${planTotal({ steps })}, not to 100`];
}

function checkProgress({ progress, delivered_on: deliveredOn }: Json): string[] {
  const today = riyadhDay(new Date().toISOString());
  const days = objects(progress).map(({ date }) => dayOf(date));
  const late = days.find((day, index) => day > (days[index - 1] ?? day));
  const future = days.find((day) => day > today);
  return [
    ...(late === undefined ? [] : [`the report of ${late} comes after an older one`]),
    ...(future === undefined ? [] : [`progress reports of ${future}, in the future`]),
    ...(dayOf(deliveredOn) > today ? [`delivered_on is ${dayOf(deliveredOn)}, in the future`] : []),
  ];
}

function checkViewings({ viewings }: Json): string[] {
  const rows = objects(viewings);
  const timeOf = (row: Json | undefined, field: string) => Date.parse(dayOf(row?.[field]));
  return rows.flatMap((row, index) => {
    const id = String(row['id']);
    const start = timeOf(row, 'starts_at');
    return [
      ...(timeOf(row, 'ends_at') > start ? [] : [`the viewing ${id} does not end after it begins`]),
      ...(start < timeOf(rows[index - 1], 'starts_at') ? [`the viewing ${id} comes after a later one`] : []),
    ];
  });
}

/** Projects that are asked for in brief, and how that is called. */
const maxInBrief = 5;
const inBrief = 'view=summary of a project';

/** What is wrong with projects in brief, beside the same ones in full. */
async function checkInBrief(context: Context): Promise<string[]> {
  const inFull = context.survey.projects.filter(({ status }) => status === 200);
  const wrong: string[] = [];
  for (const full of inFull.slice(0, maxInBrief)) {
    const brief = await context.api.ask(`${full.path}?view=summary`);
    if (isRefused(context, brief, [inBrief])) break;
    const refused = expectStatus(brief, 200, 'with the project');
    wrong.push(...refused);
    if (refused.length > 0) continue;
    const units = getUnits(getRecord(brief));
    if (units.some((unit) => 'photos' in unit || 'floor_plan' in unit)) context.unknown.add(inBrief);
    const byId = (rows: readonly Json[]) => new Map(rows.map((unit) => [unit['id'], unit]));
    const known = byId(getUnits(getRecord(full)));
    const stranger = units.find(({ id }) => !known.has(id));
    wrong.push(
      ...groupByField(compareUnits(full, byId(units), getName(brief), `in ${getName(brief)} than in full`)),
      ...(stranger
        ? [`${getName(brief)}: the unit ${String(stranger['id'])} is not in ${getName(full)}`]
        : []),
    );
  }
  return wrong;
}

/** What projects say of buying, building and visiting a home. */
export const projectRules: readonly Rule[] = [
  { title: 'The shares of a payment plan add up to 100', check: ofProjects(checkPlan) },
  {
    title: 'Progress comes newest first; neither it nor a handover is in the future',
    check: ofProjects(checkProgress),
  },
  {
    title: 'Viewings come in their order, and each ends after it begins',
    check: ofProjects(checkViewings),
  },
  {
    title: 'A project in brief has its units, with the price and the state that they have in full',
    check: checkInBrief,
  },
];
