import { groupByField } from './group';
import { getName, type Rule } from './rule';
import { objects, getRecord, type Json } from './survey';

/** The units of all buildings of a project. */
export const getUnits = (project: Json): Json[] =>
  objects(project['buildings']).flatMap(({ units }) => objects(units));

/** Whether a unit has a price; zero means that none was entered. */
const isPriced = ({ price }: Json): boolean => typeof price === 'number' && price > 0;

/** Whether a visitor can buy a unit now, as the contract says it of `available_units`. */
export const canBeBought = (unit: Json, projectStatus: unknown): boolean =>
  unit['state'] === 'available' && isPriced(unit) && projectStatus !== 'Soon_Sale';

const rangeOf = (units: readonly Json[], field: string): Json | null => {
  const values = units.map((unit) => Number(unit[field]));
  return values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) };
};

/** What the units of a project say about it; ranges only where the project has them, for they are optional. */
function figuresOf(project: Json): Json {
  const units = getUnits(project);
  const prices = rangeOf(
    units.filter((unit) => unit['state'] === 'available' && isPriced(unit)),
    'price',
  );
  return {
    available_units: units.filter((unit) => canBeBought(unit, project['status'])).length,
    total_units: units.length,
    price_from: prices?.['min'] ?? null,
    ...(project['rooms'] ? { rooms: rangeOf(units, 'rooms') } : {}),
    ...(project['total_area'] ? { total_area: rangeOf(units, 'total_area') } : {}),
  };
}

const show = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value ?? null);
  const { min, max } = value as Json;
  return `${String(min)} to ${String(max)}`;
};

/** The figures on a card are those of the page behind it. */
export const figureRules: readonly Rule[] = [
  {
    title: 'Figures of a project are those of its units: available_units, total_units, price_from, ranges',
    check: ({ survey }) => {
      const answers = survey.projects.filter(({ status }) => status === 200);
      const faults = answers.flatMap((answer) => {
        const project = getRecord(answer);
        return Object.entries(figuresOf(project))
          .filter(([field, figure]) => show(project[field]) !== show(figure))
          .map(([field, figure]) => {
            const said = show(project[field]);
            return {
              field,
              sentence: `${getName(answer)}: ${field} is ${said}; its units make it ${show(figure)}`,
            };
          });
      });
      return groupByField(faults);
    },
  },
];
