/** The name of another shape. */
export type ShapeName = string;

/** What a value has to be: the part of JSON Schema that the contract's answers use. */
export type Shape =
  | ShapeName
  | { type: 'object'; required: Readonly<Record<string, Shape>>; optional?: Readonly<Record<string, Shape>> }
  | { type: 'array'; items: Shape }
  | { type: 'boolean' }
  | NumberShape
  | TextShape;

export interface NumberShape {
  type: 'number' | 'integer';
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

export interface TextShape {
  type: 'string';
  /** Lengths in Unicode code points. */
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  enum?: readonly string[];
}
