import { array, object, type ISchema, type ObjectShape } from 'yup';

/** A group of fields without any other. */
export const group = <Shape extends ObjectShape>(expected: string, fields: Shape) =>
  object(fields).typeError(`expected ${expected}`).required(`expected ${expected}`).exact();

/** A list of at least one row; each begins with "- ". `what` names the rows: "the advantages". */
export const list = <Row>(what: string, row: ISchema<Row>) => {
  const message = `expected ${what} as a list, each row beginning with "- "`;
  return array(row).typeError(message).required(message).min(1, message);
};
