import type Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

const isUri = addFormats.get('uri') as (text: string) => boolean;

/** An address with an impossible port is a URI too, and ends a build where it is taken apart. */
const isAddress = (text: string): boolean => isUri(text) && URL.canParse(text);

/** A time as the contract has it that Node reads too: not with a leap second, nor with the hour alone as its offset. */
const isReadable = (format: 'date' | 'date-time') => {
  const { validate } = addFormats.get(format) as { validate: (text: string) => boolean };
  return (text: string): boolean => validate(text) && !Number.isNaN(Date.parse(text));
};

/** Makes the formats of the contract those that the build can read. */
export function addReadableFormats(ajv: Ajv2020): void {
  addFormats(ajv);
  ajv.addFormat('uri', isAddress);
  for (const format of ['date', 'date-time'] as const) ajv.addFormat(format, isReadable(format));
}
